import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { messagesApi } from '../../api/messages';
import { realtime } from '../realtime';
import { sessionEvents, type SessionEvent, type SessionState } from '../session';
import { unreadSet } from './unread-slice';

const POLL_MS = 30_000;

interface UnreadStore {
  getState(): { session: SessionState };
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/**
 * Keeps the unread count: asked for on sign-in and every 30 seconds, told by the socket at once, 0 after sign-out.
 * A failed call counts as 0 and is only logged. `first` is the event with which watching begins.
 */
export function watchUnread(store: UnreadStore, first: SessionEvent): void {
  let poll: ReturnType<typeof setInterval> | undefined;

  const ask = async (): Promise<void> => {
    const { user } = store.getState().session;
    if (!user || document.hidden) return;
    const call = store.dispatch(
      messagesApi.endpoints.countUnreadMessages.initiate(
        { unreadCountInput: { p_user_profile_id: user.id } },
        { track: false },
      ),
    );
    const count = await call.unwrap().catch((error: unknown) => {
      console.warn('The unread count could not be loaded', error);
      return 0;
    });
    if (store.getState().session.user?.id === user.id) store.dispatch(unreadSet(count));
  };

  const begin = (): void => {
    clearInterval(poll);
    poll = setInterval(() => void ask(), POLL_MS);
    void ask();
  };

  const follow = (event: SessionEvent): void => {
    if (event.type === 'SIGNED_OUT') {
      clearInterval(poll);
      store.dispatch(unreadSet(0));
    } else if (event.type !== 'TOKEN_REFRESHED' && 'session' in event && event.session) begin();
  };

  sessionEvents.subscribe(follow);
  document.addEventListener('visibilitychange', () => void ask());
  realtime.on('unread', ({ count }) => store.dispatch(unreadSet(count)));
  realtime.on('message.created', () => void ask());
  if ('session' in first && first.session) begin();
}
