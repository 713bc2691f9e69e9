import type { createBrowserRouter } from 'react-router-dom';
import { baseApi, PERSONAL_TAGS } from '../api/base-api';
import { paths } from '../config/paths';
import { retryImport } from '../lib/retry-import';
import { departed, sessionEvents, takeRecoveryToken, type SessionEvent } from '../lib/session';
import type { AppStore } from './store';

type Router = ReturnType<typeof createBrowserRouter>;

/** What the page does when someone signs in or out: the cache, the address, and who comes along. */
export function followSession(store: AppStore, router: Router): void {
  sessionEvents.subscribe(bringCompany(store));
  sessionEvents.subscribe((event) => {
    // The header waited for this answer, see the first paint's script.
    delete document.documentElement.dataset.session;
    switch (event.type) {
      case 'SIGNED_OUT':
        void forgetAnswers(store);
        void leave(store, router, event.to);
        forgetTab();
        break;
      case 'PASSWORD_RECOVERY':
        void router.navigate(paths.resetPassword, { replace: true });
        break;
      case 'USER_UPDATED':
        // A confirmed email changes what comes next, whichever tab or device confirmed it.
        store.dispatch(baseApi.util.invalidateTags(['Dashboard']));
        break;
      case 'TOKEN_REFRESHED':
        break;
      default:
        if (event.session) store.dispatch(baseApi.util.invalidateTags([...PERSONAL_TAGS]));
    }
  });
  takeRecoveryToken();
  window.addEventListener('hashchange', takeRecoveryToken);
}

/**
 * Whoever presses Back before the other page is drawn is where they were, and React has seen no other place: the guards
 * would wait for an arrival that is over.
 */
async function leave(store: AppStore, router: Router, to: string): Promise<void> {
  await router.navigate(to);
  const stop = router.subscribe(({ historyAction, navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    if (historyAction === 'POP') store.dispatch(departed());
  });
}

/** Fetches the code for those who are signed in with the first session, and tells it how things stand by then. */
function bringCompany(store: AppStore): (event: SessionEvent) => void {
  let newest: SessionEvent;
  let coming: Promise<void> | undefined;
  return (event) => {
    if (event.type !== 'SIGNED_OUT' && !('session' in event)) return;
    newest = event;
    if (coming || !('session' in event && event.session)) return;
    coming = retryImport(() => import('./signed-in'))().then(
      ({ accompanySignedIn }) => accompanySignedIn(store, newest),
      // A lost connection or a new release: the next event tries again.
      () => (coming = undefined),
    );
  };
}

/**
 * The end of a session is told over the socket too, and that may overtake the answer to the very call that asked for
 * it: calls that change something are let finish before everything is forgotten.
 */
async function forgetAnswers(store: AppStore): Promise<void> {
  const running = store.dispatch(baseApi.util.getRunningMutationsThunk());
  if (running.length > 0) await Promise.allSettled(running);
  store.dispatch(baseApi.util.resetApiState());
}

/** What was typed and not sent: the next person at this computer need not read it. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Closed storage holds nothing.
  }
}
