import type { LiveContract } from '../../platform/realtime/index.js';
import {
  CallAcknowledgedDto,
  CallClosedDto,
  CallJoinedDto,
  CallPresenceChangedDto,
  CallSignalDto,
  CallTakenOverDto,
  CallJoinEvent,
  CallLeaveEvent,
  CallSignalEvent,
} from './calls/live.dto.js';
import { InterviewChangedDto } from './interview.dto.js';

/** Live events of interviews. */
export const interviewsLive: LiveContract = {
  requests: { 'call.join': CallJoinEvent, 'call.signal': CallSignalEvent, 'call.leave': CallLeaveEvent },
  answers: { 'call.join': CallJoinedDto, 'call.signal': CallAcknowledgedDto, 'call.leave': CallAcknowledgedDto },
  events: {
    'call.closed': CallClosedDto,
    'call.presence': CallPresenceChangedDto,
    'call.signal': CallSignalDto,
    'call.taken-over': CallTakenOverDto,
    'interview.changed': InterviewChangedDto,
  },
};
