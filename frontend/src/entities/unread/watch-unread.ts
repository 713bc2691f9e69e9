import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { messagesApi } from '../../api/messages';
import { realtime } from '../../api/realtime';
import { sessionEvents, type SessionEvent, type SessionState } from '../../lib/session';
import { UnreadCount } from './unread-count';
import { unreadSet } from './unread-slice';

const POLL_MS = 30_000;

interface UnreadStore {
  getState(): { session: SessionState };
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/**
 * Keeps the unread count: polled after logging in and every 30 seconds, updated by the socket at once, 0 after logging
 * out. The same poll reads the state of open conversations. A failed call counts as 0 and is only logged. `first` is
 * the event that starts the watching.
 */
export function watchUnread(store: UnreadStore, first: SessionEvent): void {
  let poll: ReturnType<typeof setInterval> | undefined;
  const unread = new UnreadCount((count) => store.dispatch(unreadSet(count)));

  const askCount = async (userId: string): Promise<void> => {
    await unread.poll(() =>
      store
        .dispatch(
          messagesApi.endpoints.countUnreadMessages.initiate(
            { unreadCountInput: { p_user_profile_id: userId } },
            { track: false },
          ),
        )
        .unwrap()
        .catch((error: unknown) => {
          console.warn('The unread count could not be loaded', error);
          return 0;
        }),
    );
  };

  /** Corrects what a lost event left wrong in open conversations: their last message and what was read. */
  const askHeads = async (): Promise<void> => {
    if (!realtime.isFollowed('heads')) return;
    const { data } = await store.dispatch(
      messagesApi.endpoints.getConversationHeads.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (data) realtime.receive('heads', data);
  };

  const ask = async (): Promise<void> => {
    const { user } = store.getState().session;
    if (!user || document.hidden) return;
    await Promise.all([askCount(user.id), askHeads()]);
  };

  const begin = (): void => {
    clearInterval(poll);
    poll = setInterval(() => void ask(), POLL_MS);
    void ask();
  };

  const follow = (event: SessionEvent): void => {
    if (event.type === 'SIGNED_OUT') {
      clearInterval(poll);
      unread.told(0);
    } else if (event.type !== 'TOKEN_REFRESHED' && 'session' in event && event.session) begin();
  };

  sessionEvents.subscribe(follow);
  document.addEventListener('visibilitychange', () => void ask());
  // The socket reports the count after each message, so refetching would only cost a call.
  realtime.on('unread', ({ count }) => unread.told(count));
  if ('session' in first && first.session) begin();
}
