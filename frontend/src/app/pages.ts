import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import type { PageModule } from './page-module';
import type { AppStore } from './store';

const modules = import.meta.glob<PageModule>('../pages/public/**/*Page.tsx');

/** The lists of member pages and Admin pages, which visitors do not load. */
const LISTS: Record<string, () => Promise<(name: string) => Promise<PageModule>>> = {
  account: async () => (await import('./account-pages')).accountPage,
  admin: async () => (await import('./admin-pages')).adminPage,
};

/**
 * The layout around a page: over a drawn sky, a plain page, filling the window without a footer, or none, because Admin
 * brings its own.
 */
export type Frame = 'sky' | 'plain' | 'full' | 'admin';

export interface PageHandle {
  /** Source file of the page, by which the server finds its chunk and styles. */
  source: string;
  /** Source files of the lists that the browser finds it through. */
  lists: string[];
  frame: Frame;
}

function moduleOf(name: string): () => Promise<PageModule> {
  const list = LISTS[name.split('/', 1)[0] ?? ''];
  if (list) return async () => (await list())(name);
  const load = modules[`../pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page src/pages/${name}.tsx`);
  return load;
}

/** A lazily loaded route. `name` is the file under `src/pages` without its extension; `before` may throw a redirect. */
export function page(
  store: AppStore,
  name: string,
  frame: Frame = 'plain',
  before?: (request: Request) => void,
): Pick<RouteObject, 'lazy' | 'handle'> {
  const load = moduleOf(name);
  const lazy: LazyRouteFunction<RouteObject> = async () => {
    const module = await load();
    const fill = module.load;
    return {
      Component: module.Component,
      ...(module.ErrorBoundary ? { ErrorBoundary: module.ErrorBoundary } : {}),
      ...(fill
        ? {
            loader: async ({ params, request }) => {
              before?.(request);
              await fill({ store, params, url: new URL(request.url) });
              return null;
            },
          }
        : {}),
    };
  };
  const lists = name.startsWith('account/') ? ['src/app/account-pages.ts'] : [];
  const handle: PageHandle = { source: `src/pages/${name}.tsx`, lists, frame };
  return { lazy, handle };
}

/** Prefetches the code of pages; failures are ignored, because the navigation tries again. */
export function preloadPages(names: string[]): void {
  for (const name of names) moduleOf(name)().catch(() => undefined);
}
