import type { LiveContract } from '../../platform/realtime/index.js';
import { AgreementChangedDto } from './agreement.dto.js';

/** What agreements add to the live connection. */
export const agreementsLive: LiveContract = { events: { 'arrangement.changed': AgreementChangedDto } };
