import type { StoredSession } from './access-token';
import type { SessionUser } from './session-types';

type Message =
  | { type: 'signed-in'; held: StoredSession }
  | { type: 'signed-out'; to: string }
  /** The API knows no session for this browser's cookie, as of `askedAt`. */
  | { type: 'session-ended'; askedAt: number }
  | { type: 'user-updated'; user: SessionUser }
  | { type: 'session-wanted'; question: string }
  | { type: 'session-held'; question: string; held: StoredSession | null };

const channel =
  typeof BroadcastChannel === 'function' && typeof window === 'object' ? new BroadcastChannel('session') : null;

/**
 * Tells the other tabs of this browser. Access tokens travel here, in memory: only pages of this site can listen, and
 * each of them could ask the API for a token with the same cookie.
 */
export function notifyOtherTabs(message: Message): void {
  channel?.postMessage(message);
}

/** Calls back for what other tabs tell, until the returned function is called. */
export function listenToOtherTabs(listener: (message: Message) => void): () => void {
  const hear = ({ data }: MessageEvent<Message>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
