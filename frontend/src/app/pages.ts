import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import type { PageModule } from './page-module';
import type { AppStore } from './store';

const modules = import.meta.glob<PageModule>('../pages/public/**/*Page.tsx');

/** Where the pages of those who are signed in are, and of Admin: lists of their own, which visitors do not carry. */
const LISTS: Record<string, () => Promise<(name: string) => Promise<PageModule>>> = {
  account: async () => (await import('./account-pages')).accountPage,
  admin: async () => (await import('./admin-pages')).adminPage,
};

/**
 * How the frame around a page looks: over a drawn sky, as a plain page, filling the window without a footer, or not at
 * all, because Admin brings its own.
 */
export type Frame = 'sky' | 'plain' | 'full' | 'admin';

export interface PageHandle {
  /** Source file of the page, by which the server finds its chunk and styles. */
  source: string;
  /** Source files of the list through which the browser finds it. */
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

/**
 * A route's code, loaded when it is asked for. `name` is the file under `src/pages` without its ending; `before` may
 * throw a way elsewhere.
 */
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

/** Fetches the code of pages ahead of their being asked for; a failure is the later navigation's business. */
export function preloadPages(names: string[]): void {
  for (const name of names) moduleOf(name)().catch(() => undefined);
}
