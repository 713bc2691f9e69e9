import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { fileOf, pageIn, type FindPage, type PageModule } from './page-module';
import type { AppStore } from './store';

/** The pages on which most visits begin, and those next on the way; their addresses are in the start script. */
const modules = import.meta.glob<PageModule>(
  '../pages/public/{Home,SearchAuPairs,SearchFamilies,Family,AuPair,Auth,ResetPassword,JoinHousehold}Page.tsx',
);

/** The lists of all other pages: content, member pages and Admin pages. */
const LISTS: Record<string, { source: string; load: () => Promise<FindPage> }> = {
  public: { source: 'src/app/content-pages.ts', load: async () => (await import('./content-pages')).contentPage },
  account: { source: 'src/app/account-pages.ts', load: async () => (await import('./account-pages')).accountPage },
  admin: { source: 'src/app/admin-pages.ts', load: async () => (await import('./admin-pages')).adminPage },
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
  /** Drawn only once there is a session, so the server draws nothing of it. */
  afterSession: boolean;
}

/** The list in which a page is, unless the start script knows it. */
const listOf = (name: string) => (modules[fileOf(name)] ? undefined : LISTS[name.split('/', 1)[0] ?? '']);

function moduleOf(name: string): () => Promise<PageModule> {
  const list = listOf(name);
  return list ? async () => (await list.load())(name) : pageIn(modules, name);
}

interface PageOptions {
  frame?: Frame;
  afterSession?: boolean;
  /** May throw a redirect. */
  before?: (request: Request) => void;
}

/** A lazily loaded route. `name` is the file under `src/pages` without its extension. */
export function page(
  store: AppStore,
  name: string,
  { frame = 'plain', afterSession = false, before }: PageOptions = {},
): Pick<RouteObject, 'lazy' | 'handle'> {
  const load = moduleOf(name);
  const lazy: LazyRouteFunction<RouteObject> = async () => {
    const module = await load();
    await module.ready?.();
    const fill = module.load;
    // Its first visit would leave them out (`entry-client.tsx`).
    if (afterSession && (fill || module.ErrorBoundary)) throw new Error(`${name} may only export Component`);
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
  const list = listOf(name);
  const handle: PageHandle = { source: `src/pages/${name}.tsx`, lists: list ? [list.source] : [], frame, afterSession };
  return { lazy, handle };
}

/** Prefetches the code of pages; failures are ignored, because the navigation tries again. */
export function preloadPages(names: string[]): void {
  for (const name of names) moduleOf(name)().catch(() => undefined);
}
