import { Fragment, StrictMode, useEffect, useEffectEvent, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterProvider,
  type LazyRouteFunction,
  type RouteObject,
} from 'react-router-dom';
import { preloadDeferred } from '../lib/lazy-hydrate';
import { lazyPart } from '../lib/lazy-part';
import { sessionHint, startSession } from '../lib/session';
import { watchTheme } from '../lib/theme';
import { keepServedDrawings } from '../ui/portraits/drawings';
import { keepServedScenes } from '../ui/scene/scene-markup';
import type { reportBrowserError } from './browser-errors';
import { readHydration, type PageState } from './page-state';
import { preloadPages, type PageHandle } from './pages';
import { Providers } from './providers';
import { reloadForStaleChunk } from './stale-chunk';
import { makeRoutes } from './routes';
import { followSession } from './session-effects';
import { makeStore, type AppStore } from './store';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/banner.css';

/** In development StrictMode runs each effect twice to reveal missing cleanups. */
const Checks = import.meta.env.DEV ? StrictMode : Fragment;
const PRELOAD_AFTER_MS = 1_000;

/**
 * The matched pages' code must be loaded before hydration, except where the server draws only that the session is
 * waited for: that code loads next to the session.
 */
async function resolveLazy(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const { lazy } = route;
      if (typeof lazy !== 'function') return;
      const isLater = (route.handle as PageHandle).afterSession;
      Object.assign(route, { ...(isLater ? laterPage(lazy) : await lazy()), lazy: undefined });
    }),
  );
}

function laterPage(lazy: LazyRouteFunction<RouteObject>) {
  const { Part, preload } = lazyPart(async () => (await lazy()).Component ?? Fragment);
  if (sessionHint.read()) preload().catch(() => undefined);
  return { Component: Part };
}

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState;
  const store = makeStore({ preloaded: state.store, api: { baseUrl: '', headers: {} } });
  const routes = makeRoutes(store);
  // The service worker served the offline page in place of this one (`server/deferred-boot.ts`).
  const isShell = 'shell' in document.documentElement.dataset;
  if (isShell) await import('./open-stored-session').then(({ openStoredSession }) => openStoredSession(store));
  else await resolveLazy(routes);
  keepServedScenes();
  keepServedDrawings();
  const router = createBrowserRouter(routes, isShell ? {} : { hydrationData: readHydration(state) });
  const opened = isShell ? [] : router.state.matches.map(({ route }) => route.path);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root to start from');
  const app = (
    <Providers store={store}>
      <AfterHydration
        run={() => {
          watchTheme();
          followSession(store, router);
          startSession(store.dispatch);
          setTimeout(() => preloadWhenIdle(store, routes, opened), PRELOAD_AFTER_MS);
          goLive();
        }}
      >
        <Checks>
          <RouterProvider router={router} onError={logRouteError} />
        </Checks>
      </AfterHydration>
    </Providers>
  );
  const options: RootOptions = {
    onCaughtError: noted('render'),
    onUncaughtError: noted('render', reportError),
    onRecoverableError: noted('hydration', reportError),
  };
  if (isShell) createRoot(root, options).render(app);
  else hydrateRoot(root, app, options);
}

const loadReporter = () => import('./browser-errors');

/** The reporting code loads on the first error, or once the page is idle. */
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

/** A 404 is an answer that the page shows; everything else is an error. */
function logRouteError(error: unknown): void {
  const isAnswer = error instanceof Response || isRouteErrorResponse(error);
  if (!isAnswer) noted('render')(error);
}

/** State and address may change only after hydration; otherwise server and browser would differ. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  const begin = useEffectEvent(run);
  useEffect(() => begin(), []);
  return children;
}

/** The page is interactive from here on; earlier presses are replayed now (`server/deferred-boot.ts`). */
function goLive(): void {
  document.documentElement.dataset.live = '';
  document.dispatchEvent(new Event('live'));
}

function preloadWhenIdle(store: AppStore, routes: RouteObject[], opened: (string | undefined)[]): void {
  const preload = () => {
    // React cannot show pending navigation until these are loaded.
    preloadDeferred().catch(() => undefined);
    // After a release it may no longer exist.
    loadReporter().catch(() => undefined);
    import('./page-speed').then(
      ({ measurePageSpeed }) => measurePageSpeed(opened),
      () => undefined,
    );
    import('./connection-watch').then(
      ({ watchConnection }) => watchConnection(store),
      () => undefined,
    );
    import('./content-pages').catch(() => undefined);
    import('./link-prefetch').then(
      ({ prefetchLinks }) => prefetchLinks(routes),
      () => undefined,
    );
    preloadPages(['public/AuthPage', 'account/DashboardPage', 'public/SearchAuPairsPage', 'public/SearchFamiliesPage']);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(preload);
  else preload();
}

addEventListener('error', ({ error, message }) => note('uncaught', error ?? message));
addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));

// Without its code the page is readable and its links work (`server/deferred-boot.ts`).
start().catch((error: unknown) => {
  note('start', error);
  document.dispatchEvent(new Event('stuck'));
  void reloadForStaleChunk();
});
