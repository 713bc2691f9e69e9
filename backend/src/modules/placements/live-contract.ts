import type { LiveContract } from '../../platform/realtime/index.js';
import { AgreementChangedDto } from './agreements/agreement.dto.js';
import {
  CallAcknowledgedDto,
  CallClosedDto,
  CallJoinedDto,
  CallPresenceChangedDto,
  CallSignalDto,
  CallTakenOverDto,
} from './calls/live.dto.js';
import { CallJoinEvent, CallLeaveEvent, CallSignalEvent } from './calls/live.dto.js';
import { InterviewChangedDto } from './interviews/interview-changed.dto.js';

/** What this room adds to the live connection. */
export const placementsLive: LiveContract = {
  requests: { 'call.join': CallJoinEvent, 'call.signal': CallSignalEvent, 'call.leave': CallLeaveEvent },
  answers: { 'call.join': CallJoinedDto, 'call.signal': CallAcknowledgedDto, 'call.leave': CallAcknowledgedDto },
  events: {
    'arrangement.changed': AgreementChangedDto,
    'call.closed': CallClosedDto,
    'call.presence': CallPresenceChangedDto,
    'call.signal': CallSignalDto,
    'call.taken-over': CallTakenOverDto,
    'interview.changed': InterviewChangedDto,
  },
};
