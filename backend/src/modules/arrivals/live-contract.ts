import type { LiveContract } from '../../platform/realtime/index.js';
import { ArrivalChangedDto } from './arrival.dto.js';

/** The live events of arrival plans. */
export const arrivalsLive: LiveContract = { events: { 'arrival.changed': ArrivalChangedDto } };
