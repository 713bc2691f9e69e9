import type { LiveAnswers, LiveEvents, LiveRequests, Message } from '../messages';

export type Reaction = LiveRequests['reaction.set']['reaction'];
export const REACTIONS = ['heart', 'laugh', 'thumbs_up', 'wow', 'sad', 'celebrate'] as const satisfies Reaction[];
/** Who reacted how: user ids per reaction. */
export type Reactions = Message['reactions'];
export type RealtimeMessage = Message;

/** What the server tells without being asked. */
export type ServerEvents = LiveEvents;
/** What the browser may ask for, with the answer that comes back. */
export type ClientRequests = {
  [Event in keyof LiveAnswers]: { payload: LiveRequests[Event]; answer: LiveAnswers[Event] };
};
/** What the browser tells without waiting for an answer. */
export type ClientSignals = Omit<LiveRequests, keyof LiveAnswers>;

export interface RealtimeFailure {
  code: string;
  message: string;
}

export type Ack<T> = { ok: true; data: T } | { ok: false; error: RealtimeFailure };

/**
 * `offline` while there is no connection and none is being made, as for visitors; `refused` while other tabs of this
 * person use up all connections.
 */
export type RealtimeStatus = 'offline' | 'connecting' | 'connected' | 'refused';
