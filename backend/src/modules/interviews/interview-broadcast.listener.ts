import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventListenersService } from '../../platform/events/index.js';
import { RealtimeService } from '../../platform/realtime/index.js';
import './interview-events.js';

const MOVES = ['proposed', 'scheduled', 'declined', 'moved', 'kept', 'cancelled'] as const;
const ENDS = ['ended', 'lapsed'] as const;

/** Notifies both people's open pages of a changed interview. The names of its listeners are stored. */
@Injectable()
export class InterviewBroadcastListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListenersService,
    private readonly realtime: RealtimeService,
  ) {}

  onModuleInit(): void {
    for (const name of MOVES)
      this.listeners.add(
        `interview.${name}`,
        `interview-pages.on-${name}`,
        ({ interviewId, conversationId, byId, toId }) =>
          this.realtime.emitToUsers([byId, toId], 'interview.changed', { interviewId, conversationId }),
        { realtime: true },
      );
    for (const name of ENDS)
      this.listeners.add(
        `interview.${name}`,
        `interview-pages.on-${name}`,
        ({ interviewId, conversationId, personIds }) =>
          this.realtime.emitToUsers(personIds, 'interview.changed', { interviewId, conversationId }),
        { realtime: true },
      );
  }
}
