import type { LiveContract } from '../../platform/realtime/index.js';
import { ArrivalChangedDto } from './arrival.dto.js';

/** What arrival plans add to the live connection. */
export const arrivalsLive: LiveContract = { events: { 'arrival.changed': ArrivalChangedDto } };
