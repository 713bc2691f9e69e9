import type { createBrowserRouter } from 'react-router-dom';
import { baseApi, PERSONAL_TAGS } from '../api/base-api';
import { paths } from '../config/paths';
import { retryImport } from '../lib/retry-import';
import { departed, sessionEvents, takeRecoveryToken, type SessionEvent } from '../lib/session';
import type { AppStore } from './store';

/** Data that depends on the country and the email of an account. */
const ACCOUNT_TAGS = ['MyProfile', 'Dashboard', 'Search', 'Plans', 'Agreements', 'Job board'];

type Router = ReturnType<typeof createBrowserRouter>;

/** Clears caches and navigates when someone logs in or out. */
export function followSession(store: AppStore, router: Router): void {
  const cache = new SignedOutCache(store);
  sessionEvents.subscribe(loadSignedInCode(store));
  sessionEvents.subscribe((event) => {
    // The header waited for this answer, see `server/first-paint.ts`.
    delete document.documentElement.dataset.session;
    switch (event.type) {
      case 'SIGNED_OUT':
        cache.forgetAfterWrites();
        void leave(store, router, event.to);
        forgetTab();
        break;
      case 'PASSWORD_RECOVERY':
        void router.navigate(paths.resetPassword, { replace: true });
        break;
      case 'USER_UPDATED':
        // Another device may have confirmed the email or moved the account.
        store.dispatch(baseApi.util.invalidateTags(ACCOUNT_TAGS as never[]));
        break;
      case 'TOKEN_REFRESHED':
        break;
      default:
        cache.forgetNow();
        if (event.session) store.dispatch(baseApi.util.invalidateTags([...PERSONAL_TAGS]));
    }
  });
  takeRecoveryToken();
  window.addEventListener('hashchange', takeRecoveryToken);
}

/** If Back was pressed before the next page was drawn, the location never changes, so the guards would wait forever. */
async function leave(store: AppStore, router: Router, to: string): Promise<void> {
  await router.navigate(to);
  const stop = router.subscribe(({ historyAction, navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    if (historyAction === 'POP') store.dispatch(departed());
  });
}

/** Loads the member code with the first session and passes it the current event. */
function loadSignedInCode(store: AppStore): (event: SessionEvent) => void {
  let newest: SessionEvent;
  let loading: Promise<void> | undefined;
  return (event) => {
    if (event.type !== 'SIGNED_OUT' && !('session' in event)) return;
    newest = event;
    if (loading || !('session' in event && event.session)) return;
    loading = retryImport(() => import('./signed-in'))().then(
      ({ startSignedIn }) => startSignedIn(store, newest),
      // A lost connection or a new release: the next event tries again.
      () => (loading = undefined),
    );
  };
}

/**
 * The answers that someone who logged out leaves in the cache. The socket also announces the end of a session, possibly
 * before the answer to the call that caused it: writes are allowed to finish before the cache is cleared, unless another
 * person logs in first.
 */
class SignedOutCache {
  private areThere = false;

  constructor(private readonly store: AppStore) {}

  forgetAfterWrites(): void {
    this.areThere = true;
    const running = this.store.dispatch(baseApi.util.getRunningMutationsThunk());
    if (running.length === 0) this.forgetNow();
    else void Promise.allSettled(running).then(() => this.forgetNow());
  }

  forgetNow(): void {
    if (!this.areThere) return;
    this.areThere = false;
    this.store.dispatch(baseApi.util.resetApiState());
  }
}

/** Removes unsent text, so that the next person at this computer cannot read it. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to remove.
  }
}
