import type { LiveContract } from '../../platform/realtime/index.js';
import { HoursChangedDto } from './hours.dto.js';

/** What hours add to the live connection. */
export const hoursLive: LiveContract = { events: { 'hours.changed': HoursChangedDto } };
