import type { ComponentType } from 'react';
import type { LoadArgs } from '../lib/load-args';
import type { AppStore } from './store';

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
  load?: (args: LoadArgs & { store: AppStore }) => Promise<void>;
}

/** Loads a page by its file under `src/pages`, without the extension. */
export type FindPage = (name: string) => Promise<PageModule>;

/** The key of a page in a list, which Vite makes of the files that a pattern matches. */
export const fileOf = (name: string): string => `../pages/${name}.tsx`;

/** The code of a page in a list. Throws for a page that is not in it. */
export function pageIn(list: Record<string, () => Promise<PageModule>>, name: string): () => Promise<PageModule> {
  const load = list[fileOf(name)];
  if (!load) throw new Error(`There is no page src/pages/${name}.tsx`);
  return load;
}
