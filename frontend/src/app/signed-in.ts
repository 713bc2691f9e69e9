import { accountsApi } from '../api/accounts';
// So that signing out does not wait for its code.
import '../api/sessions';
import { followShortlistOfOtherTabs } from '../api/shortlist';
// So that a heart answers at once.
import '../entities/people/press-heart';
import { unsentHint } from '../features/messages/model/unsent-hint';
import { realtime } from '../api/realtime';
import { suggestRegion } from '../lib/region';
import { sessionEvents, updateUserHere, type SessionEvent } from '../lib/session';
import { watchUnread } from '../entities/unread/watch-unread';
import type { AppStore } from './store';

/**
 * What accompanies someone who is signed in: the socket, the unread count, what still waits to be sent. Visitors never
 * fetch this code. `first` is the event with which it became needed.
 */
export function accompanySignedIn(store: AppStore, first: SessionEvent): void {
  const follow = (event: SessionEvent): void => {
    if (event.type === 'SIGNED_OUT') {
      realtime.disconnect();
      leaveConversations();
    } else if (event.type === 'TOKEN_REFRESHED' || event.type === 'USER_UPDATED') realtime.connect();
    else if ('session' in event && event.session) {
      realtime.connect();
      suggestRegion(event.session.user.region);
      if (unsentHint.read()) resumeUnsent(event.session.user.id, store);
    }
  };
  watchUnread(store, first);
  followShortlistOfOtherTabs(store.dispatch);
  realtime.on('account.updated', () => void askForAccount(store));
  sessionEvents.subscribe(follow);
  follow(first);
}

/** Confirmed elsewhere, a second factor, another name: the server says that, not what. */
async function askForAccount(store: AppStore): Promise<void> {
  const { data } = await store.dispatch(
    accountsApi.endpoints.getMyAccount.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data) updateUserHere(data);
}

/** The code that sends comes only when something waits; a stale chunk is the next visit's business. */
function resumeUnsent(accountId: string, { dispatch }: AppStore): void {
  void import('../features/messages/session')
    .then(({ resumeOutbox }) => resumeOutbox(accountId, dispatch))
    .catch(() => undefined);
}

function leaveConversations(): void {
  void import('../features/messages/session').then((messages) => messages.leaveConversations()).catch(() => undefined);
}
