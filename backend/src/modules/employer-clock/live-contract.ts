import type { LiveContract } from '../../platform/realtime/index.js';
import { EmployerClockChangedDto } from './employer-clock.dto.js';

/** Live events of employer clocks. */
export const employerClockLive: LiveContract = { events: { 'employer-clock.changed': EmployerClockChangedDto } };
