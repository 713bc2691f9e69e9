import type { createBrowserRouter } from 'react-router-dom';
import { accountsApi } from '../api/accounts';
import { emptyApi, PERSONAL_TAGS } from '../api/empty-api';
import { paths } from '../config/paths';
import { unsentHint } from '../features/messages/model/unsent-hint';
import { sessionEvents, takeRecoveryToken, updateUserHere } from '../lib/session';
import { realtime } from '../lib/realtime';
import { watchUnread } from '../lib/unread';
import type { AppStore } from './store';

type Router = ReturnType<typeof createBrowserRouter>;

/** What the page does when somebody signs in or out: the socket, the unread count, the cache, the address. */
export function followSession(store: AppStore, router: Router): void {
  watchUnread(store);
  sessionEvents.subscribe((event) => {
    // The header waited for this answer, see the first paint's script.
    delete document.documentElement.dataset.session;
    switch (event.type) {
      case 'SIGNED_OUT':
        realtime.disconnect();
        void forgetAnswers(store);
        void router.navigate(event.to);
        leaveConversations();
        forgetTab();
        break;
      case 'PASSWORD_RECOVERY':
        void router.navigate(paths.resetPassword, { replace: true });
        break;
      case 'TOKEN_REFRESHED':
        realtime.connect();
        break;
      case 'USER_UPDATED':
        break;
      default:
        if (!event.session) break;
        store.dispatch(emptyApi.util.invalidateTags([...PERSONAL_TAGS]));
        realtime.connect();
        if (unsentHint.read()) resumeUnsent(event.session.user.id);
    }
  });
  realtime.on('account.updated', () => void askForAccount(store));
  takeRecoveryToken();
  window.addEventListener('hashchange', takeRecoveryToken);
}

/**
 * The end of a session is told over the socket too, and that may overtake the answer to the very call that asked for
 * it: calls that change something are let finish before everything is forgotten.
 */
async function forgetAnswers(store: AppStore): Promise<void> {
  const running = store.dispatch(emptyApi.util.getRunningMutationsThunk());
  if (running.length > 0) await Promise.allSettled(running);
  store.dispatch(emptyApi.util.resetApiState());
}

/** Confirmed elsewhere, a second factor, another name: the server says that, not what. */
async function askForAccount(store: AppStore): Promise<void> {
  const { data } = await store.dispatch(
    accountsApi.endpoints.getMyAccount.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data) updateUserHere(data);
}

/** The code that sends comes only when something waits; a stale chunk is the next visit's business. */
function resumeUnsent(accountId: string): void {
  void import('../features/messages/session')
    .then(({ resumeOutbox }) => resumeOutbox(accountId))
    .catch(() => undefined);
}

/** What was typed and not sent: the next person at this computer need not read it. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Closed storage holds nothing.
  }
}

function leaveConversations(): void {
  void import('../features/messages/session').then((messages) => messages.leaveConversations()).catch(() => undefined);
}
