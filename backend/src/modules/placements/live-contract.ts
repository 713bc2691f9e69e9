import type { LiveContract } from '../../platform/realtime/index.js';
import { InterviewChangedDto } from './interviews/interview-changed.dto.js';

/** What this room adds to the live connection. */
export const placementsLive: LiveContract = {
  events: { 'interview.changed': InterviewChangedDto },
};
