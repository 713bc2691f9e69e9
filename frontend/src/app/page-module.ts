import type { ComponentType } from 'react';
import type { AppStore } from './store';

interface LoadArgs {
  store: AppStore;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** The exports of a file under `pages/`. */
export interface PageModule {
  Component: ComponentType;
  /** Shown when `load` throws; by default the frame's error page. */
  ErrorBoundary?: ComponentType;
  /** Loads what the page shows at once and other visits do not need. */
  ready?: () => Promise<void>;
  /**
   * Fills the store before the page is rendered, on the server and on every navigation. It dispatches endpoints and
   * leaves their results in the cache; it throws `new Response(null, { status: 404 })` for what does not exist.
   */
  load?: (args: LoadArgs) => Promise<void>;
}
