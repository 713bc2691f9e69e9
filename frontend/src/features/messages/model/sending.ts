import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isApiError, messageOf } from '../../../lib/api-error';
import { messagesApi } from '../../../api/messages';
import { realtime, type Ack } from '../../../api/realtime';
import type { Message } from './thread';
import type { UnsentMessage } from './unsent-store';

export type Send = (message: UnsentMessage) => Promise<Ack<Message>>;
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const UNANSWERED = new Set(['timeout', 'offline']);

let dispatch: ApiDispatch | null = null;

/** Through which store calls by HTTP go. */
export function sendThrough(store: ApiDispatch): void {
  dispatch = store;
}

/**
 * Sends over the socket, and by HTTP while there is none: a tab that is one too many, or behind a proxy that lets no
 * sockets through, sends as well. The client id makes both the same message.
 */
export const overSocketOrHttp: Send = async ({ conversationId, clientMessageId, content, replyTo }) => {
  const message = { clientMessageId, content, ...(replyTo && { replyToId: replyTo.id }) };
  if (realtime.getStatus() === 'connected') {
    const answer = await realtime.request('message.send', { conversationId, ...message });
    // A connection that is broken without knowing it looks like this for half a minute.
    if (answer.ok || !UNANSWERED.has(answer.error.code)) return answer;
  }
  if (!dispatch || !navigator.onLine) return failed('offline', 'You are offline.');
  try {
    const call = messagesApi.endpoints.sendMessage.initiate(
      { id: conversationId, sendMessageInput: message },
      { track: false },
    );
    return { ok: true, data: await dispatch(call).unwrap() };
  } catch (error) {
    return failed(isApiError(error) ? error.code : 'unknown', messageOf(error));
  }
};

const failed = (code: string, message: string): Ack<Message> => ({ ok: false, error: { code, message } });
