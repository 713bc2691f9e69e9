export const REACTIONS = ['heart', 'laugh', 'thumbs_up', 'wow', 'sad', 'celebrate'] as const;
export type Reaction = (typeof REACTIONS)[number];
/** Who reacted how: user ids per reaction. */
export type Reactions = Partial<Record<Reaction, string[]>>;

export interface RealtimeMessage {
  id: string;
  conversationId: string;
  senderId: string;
  receiverId: string;
  content: string;
  isRead: boolean;
  reactions: Reactions;
  /** ISO date and time. */
  createdAt: string;
  /** Place in the conversation, counted from 1 without gaps. */
  seq: number;
  clientMessageId: string;
}

/** What the server tells without being asked. */
export interface ServerEvents {
  'message.created': RealtimeMessage;
  'reaction.changed': { conversationId: string; messageId: string; seq: number; reactions: Reactions };
  'conversation.read': { conversationId: string; userId: string; lastReadSeq: number };
  typing: { conversationId: string; userId: string };
  presence: { userId: string; online: boolean; lastSeenAt: string | null };
  unread: { count: number };
  heads: { items: { conversationId: string; lastSeq: number }[] };
  'session.ended': { sessionId: string; reason: string };
  'account.updated': Record<string, never>;
}

/** What the browser may ask for, with the answer that comes back. */
export interface ClientRequests {
  'message.send': {
    payload: { conversationId: string; clientMessageId: string; content: string };
    answer: RealtimeMessage;
  };
  'conversation.read': {
    payload: { conversationId: string; seq: number };
    answer: { lastReadSeq: number; unreadCount: number };
  };
  'reaction.set': { payload: { messageId: string; reaction: Reaction; on: boolean }; answer: RealtimeMessage };
}

/** What the browser tells without waiting for an answer. */
export interface ClientSignals {
  typing: { conversationId: string };
}

export interface RealtimeFailure {
  code: string;
  message: string;
}

export type Ack<T> = { ok: true; data: T } | { ok: false; error: RealtimeFailure };

/** `offline` while there is no connection and none is being made, as for visitors. */
export type RealtimeStatus = 'offline' | 'connecting' | 'connected';
