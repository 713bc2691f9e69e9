import type { LiveContract } from '../../platform/realtime/index.js';
import { HoursChangedDto } from './hours.dto.js';

/** Live events of hours. */
export const hoursLive: LiveContract = { events: { 'hours.changed': HoursChangedDto } };
