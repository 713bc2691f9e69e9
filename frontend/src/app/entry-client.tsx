import { Fragment, StrictMode, useEffect, useEffectEvent, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { preloadDeferred } from '../lib/lazy-hydrate';
import { startSession } from '../lib/session';
import { watchTheme } from '../lib/theme';
import { keepServedDrawings } from '../ui/portraits/drawings';
import { keepServedScenes } from '../ui/scene/scene-markup';
import type { reportBrowserError } from './browser-errors';
import { readHydration, type PageState } from './page-state';
import { preloadPages } from './pages';
import { Providers } from './providers';
import { reloadForStaleChunk } from './stale-chunk';
import { makeRoutes } from './routes';
import { followSession } from './session-effects';
import { makeStore, type AppStore } from './store';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/banner.css';

/** In development React runs each effect twice, which shows those that do not clean up. */
const Checks = import.meta.env.DEV ? StrictMode : Fragment;
const PRELOAD_AFTER_MS = 1_000;

/** The matched pages' code must be there before React compares its drawing with the server's. */
async function resolveLazy(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState;
  const store = makeStore({ preloaded: state.store, api: { baseUrl: '', headers: {} } });
  const routes = makeRoutes(store);
  await resolveLazy(routes);
  keepServedScenes();
  keepServedDrawings();
  const router = createBrowserRouter(routes, { hydrationData: readHydration(state) });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root to start from');
  hydrateRoot(
    root,
    <Providers store={store}>
      <AfterHydration
        run={() => {
          watchTheme();
          followSession(store, router);
          startSession(store.dispatch);
          setTimeout(() => preloadWhenIdle(store), PRELOAD_AFTER_MS);
          goLive();
        }}
      >
        <Checks>
          <RouterProvider router={router} onError={logRouteError} />
        </Checks>
      </AfterHydration>
    </Providers>,
    {
      onCaughtError: noted('render'),
      onUncaughtError: noted('render', reportError),
      onRecoverableError: noted('hydration', reportError),
    },
  );
}

const loadReporter = () => import('./browser-errors');

/** The code that reports comes when there is an error, or with what comes once the page is idle. */
function note(kind: Parameters<typeof reportBrowserError>[0], error: unknown): void {
  loadReporter().then(
    (module) => module.reportBrowserError(kind, error),
    () => undefined,
  );
}

const noted =
  (kind: Parameters<typeof note>[0], show: (error: unknown) => void = console.error) =>
  (error: unknown) => {
    note(kind, error);
    show(error);
  };

/** That something is not there is an answer, which the page says in words; all else is a fault. */
function logRouteError(error: unknown): void {
  const isAnswer = error instanceof Response || isRouteErrorResponse(error);
  if (!isAnswer) noted('render')(error);
}

/** What changes state or address waits until React has taken over the server's drawing; else the two would differ. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  const begin = useEffectEvent(run);
  useEffect(() => begin(), []);
  return children;
}

/** From here on the page answers; what was pressed before is done now (`server/deferred-boot.ts`). */
function goLive(): void {
  document.documentElement.dataset.live = '';
  document.dispatchEvent(new Event('live'));
}

function preloadWhenIdle(store: AppStore): void {
  const preload = () => {
    // Until these are there React cannot show that a navigation is under way.
    preloadDeferred().catch(() => undefined);
    // Later it may be gone, with the release.
    loadReporter().catch(() => undefined);
    import('./connection-watch').then(
      ({ watchConnection }) => watchConnection(store),
      () => undefined,
    );
    preloadPages(['public/AuthPage', 'account/DashboardPage', 'public/SearchAuPairsPage', 'public/SearchFamiliesPage']);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(preload);
  else preload();
}

addEventListener('error', ({ error, message }) => note('uncaught', error ?? message));
addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));

// Without its code the page can still be read, and its links work (`server/deferred-boot.ts`).
start().catch((error: unknown) => {
  note('start', error);
  document.dispatchEvent(new Event('stuck'));
  void reloadForStaleChunk();
});
