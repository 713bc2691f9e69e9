import type { LiveAnswers, LiveEvents, LiveRequests, Message } from '../messages';

export type Reaction = LiveRequests['reaction.set']['reaction'];
export const REACTIONS = ['heart', 'laugh', 'thumbs_up', 'wow', 'sad', 'celebrate'] as const satisfies Reaction[];
/** User ids per reaction. */
export type Reactions = Message['reactions'];
export type RealtimeMessage = Message;

/** Events from the server. */
export type ServerEvents = LiveEvents;
/** Requests from the browser that are acknowledged. */
export type ClientRequests = {
  [Event in keyof LiveAnswers]: { payload: LiveRequests[Event]; answer: LiveAnswers[Event] };
};
/** Events from the browser without an acknowledgement. */
export type ClientSignals = Omit<LiveRequests, keyof LiveAnswers>;

interface RealtimeFailure {
  code: string;
  message: string;
}

export type Ack<T> = { ok: true; data: T } | { ok: false; error: RealtimeFailure };

/**
 * `offline` while there is no connection and none is being made, as for visitors; `refused` while other tabs of this
 * person use all allowed connections.
 */
export type RealtimeStatus = 'offline' | 'connecting' | 'connected' | 'refused';
