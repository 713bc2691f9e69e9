import type { LiveContract } from '../../platform/realtime/index.js';
import { AgreementChangedDto } from './agreement.dto.js';

/** Live events of agreements. */
export const agreementsLive: LiveContract = { events: { 'arrangement.changed': AgreementChangedDto } };
