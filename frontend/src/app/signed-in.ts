import { accountsApi } from '../api/accounts';
// Imported here so that logging out does not wait for its code.
import '../api/sessions';
import { followShortlistOfOtherTabs } from '../api/shortlist';
// Imported here so that the heart reacts at once.
import '../entities/people/press-heart';
import { unsentHint } from '../features/messages/model/unsent-hint';
import { forgetOwnViews } from '../features/admin/users/own-views';
import { hasUnsentHours } from '../features/hours/unsent-hours';
import { realtime } from '../api/realtime';
import { suggestRegion } from '../lib/region';
import { sessionEvents, updateUserHere, type SessionEvent, type SessionUser } from '../lib/session';
import { watchUnread } from '../entities/unread/watch-unread';
import { refetchMissed } from './refetch-missed';
import type { AppStore } from './store';

/**
 * Starts what members need on every page: the socket, the unread count, unsent messages. Visitors never load this code.
 * `first` is the event that made it necessary.
 */
export function startSignedIn(store: AppStore, first: SessionEvent): void {
  const follow = (event: SessionEvent): void => {
    if (event.type === 'SIGNED_OUT') {
      realtime.disconnect();
      leaveConversations();
      forgetOwnViews();
      if (hasUnsentHours()) leaveHours();
    } else if (event.type === 'USER_UPDATED') {
      realtime.connect();
      suggestRegion(event.user.region);
    } else if ('session' in event && event.session) {
      realtime.connect();
      suggestRegion(event.session.user.region);
      if (unsentHint.read() !== null) resumeUnsent(event.session.user, store);
      if (hasUnsentHours()) resumeHours(event.session.user, store);
    }
  };
  watchUnread(store, first);
  // After a stale chunk the next visit keeps its pages.
  import('./offline').then(
    ({ followOffline }) => followOffline(store, first),
    () => undefined,
  );
  followShortlistOfOtherTabs(store.dispatch);
  refetchMissed(store);
  realtime.on('account.updated', () => void askForAccount(store));
  sessionEvents.subscribe(follow);
  follow(first);
}

/** The account changed elsewhere (email, second factor, name): the event does not say what. */
async function askForAccount(store: AppStore): Promise<void> {
  const { data } = await store.dispatch(
    accountsApi.endpoints.getMyAccount.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data) updateUserHere(data);
}

/** The sending code loads only when something is unsent; after a stale chunk the next visit sends it. */
function resumeUnsent(user: SessionUser, { dispatch }: AppStore): void {
  void import('../features/messages/session')
    .then(({ resumeOutbox }) => resumeOutbox(user, dispatch))
    .catch(() => undefined);
}

function resumeHours({ id }: SessionUser, { dispatch }: AppStore): void {
  import('../features/hours/hours-sending').then(({ openHoursOutbox }) => openHoursOutbox(id, dispatch), ignore);
}

function leaveHours(): void {
  import('../features/hours/hours-sending').then(({ closeHoursOutbox }) => closeHoursOutbox(), ignore);
}

const ignore = () => undefined;

function leaveConversations(): void {
  void import('../features/messages/session').then((messages) => messages.leaveConversations()).catch(() => undefined);
}
