import { storedSession, type StoredSession } from './access-token';
import { listenToOtherTabs, notifyOtherTabs } from './session-channel';

const REFRESH_LOCK = 'session-refresh';
/** Each tab with a session holds this shared lock, so that a tab knows how many others it can ask. */
const HOLDERS_LOCK = 'session-holders';
/** A tab that the browser has frozen does not answer. */
const LONGEST_WAIT_MS = 300;

const locks = () => (typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : null);

/** One tab at a time. Without the Web Locks API at once: the API answers tabs that ask together with one token. */
export function oneRefreshAtATime<T>(work: () => Promise<T>): Promise<T> {
  return locks()?.request(REFRESH_LOCK, work) ?? work();
}

let letGo: (() => void) | null = null;

/** Says to the other tabs whether this one has a session to ask it for. */
export function announceSession(isHolding: boolean): void {
  if (!isHolding) {
    letGo?.();
    letGo = null;
  } else if (!letGo) {
    const untilDropped = new Promise<void>((resolve) => (letGo = resolve));
    void locks()?.request(HOLDERS_LOCK, { mode: 'shared' }, () => untilDropped);
  }
}

/** Lets other tabs have the session of this one. */
export function answerOtherTabs(): void {
  listenToOtherTabs((message) => {
    if (message.type !== 'session-wanted') return;
    notifyOtherTabs({ type: 'session-held', question: message.question, held: storedSession() });
  });
}

/** The first sufficient session of another tab, or null. */
export async function sessionOfAnotherTab(
  isSufficient: (held: StoredSession) => boolean,
): Promise<StoredSession | null> {
  const { held: taken = [] } = (await locks()?.query()) ?? {};
  const own = storedSession() ? 1 : 0;
  let unanswered = taken.filter(({ name }) => name === HOLDERS_LOCK).length - own;
  if (unanswered <= 0) return null;
  const question = `${Date.now()}-${Math.random()}`;
  return new Promise((resolve) => {
    const finish = (held: StoredSession | null) => {
      stopListening();
      clearTimeout(timer);
      resolve(held);
    };
    const timer = setTimeout(() => finish(null), LONGEST_WAIT_MS);
    const stopListening = listenToOtherTabs((message) => {
      if (message.type !== 'session-held' || message.question !== question) return;
      unanswered -= 1;
      if (message.held && isSufficient(message.held)) finish(message.held);
      else if (unanswered === 0) finish(null);
    });
    notifyOtherTabs({ type: 'session-wanted', question });
  });
}
