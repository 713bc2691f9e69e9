import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isApiError, messageOf } from '../../../lib/api-error';
import { messagesApi } from '../../../api/messages';
import { realtime, type Ack } from '../../../api/realtime';
import type { UnsentFile } from './draft-files';
import type { Message } from './thread';
import type { UnsentMessage } from './unsent-store';

/** Sends a message; `keep` is called with its files as they are uploaded. */
export type Send = (message: UnsentMessage, keep: (files: readonly UnsentFile[]) => void) => Promise<Ack<Message>>;
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const UNANSWERED = new Set(['timeout', 'offline']);

let dispatch: ApiDispatch | null = null;

/** Sets the store for calls by HTTP. */
export function sendThrough(store: ApiDispatch): void {
  dispatch = store;
}

/**
 * Sends over the socket, or by HTTP without one: a tab over the connection limit, or behind a proxy that blocks sockets,
 * can send too. With the same client id both are the same message.
 */
export const overSocketOrHttp: Send = async (unsent, keep) => {
  const { files = [] } = unsent;
  if (files.length === 0) return deliver(unsent, []);
  if (!navigator.onLine) return failed('offline', 'You are offline.');
  const uploaded = await import('../attachments/uploads')
    .then(({ uploadAll }) => uploadAll(unsent.conversationId, files, keep))
    .catch((error: unknown) => failed('upload_failed', messageOf(error)));
  if (!uploaded.ok) return uploaded;
  const answer = await deliver(unsent, uploaded.data);
  // The server has deleted the files meanwhile: they are uploaded again.
  if (!answer.ok && answer.error.code === 'message_file_gone')
    keep(files.map((file) => ({ ...file, attachment: null })));
  return answer;
};

/** Without the Web Locks API the server keeps the first of two. */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

async function deliver(
  { conversationId, clientMessageId, content, replyTo, declines }: UnsentMessage,
  attachmentIds: string[],
): Promise<Ack<Message>> {
  const message = {
    ...{ clientMessageId, content },
    ...(replyTo && { replyToId: replyTo.id }),
    ...(attachmentIds.length > 0 && { attachmentIds }),
    ...(declines && { declines }),
  };
  if (realtime.getStatus() === 'connected') {
    const answer = await realtime.request('message.send', { conversationId, ...message });
    // A dead connection is not detected for half a minute.
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
}

const failed = (code: string, message: string) => ({ ok: false as const, error: { code, message } });
