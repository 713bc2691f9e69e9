import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { ApiContext } from '../api/base-query';
import { baseApi } from '../api/base-api';
import { isApiError } from '../lib/api-error';
import textFont from '../assets/fonts/figtree.woff2?url';
import headlineFont from '../assets/fonts/fraunces-headline.woff2?url';
import type { PublicSettings } from '../config/product';
import { preloadDeferred } from '../lib/lazy-hydrate';
import { PageFactsContext, PageFactsRecorder, type PageFacts } from '../lib/head/page-facts';
import { writeErrors, writePageState } from './page-state';
import type { PageHandle } from './pages';
import { Providers } from './providers';
import { makeRoutes } from './routes';
import { makeStore } from './store';
import '../ui/portraits/served-drawings';
import '../ui/scene/served-scenes';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/banner.css';

export { drawBanners } from './site-banners';

/**
 * Preloads the fonts of the headline and first text: a late font would shift everything below it, because not every
 * machine has the fallback with matching metrics.
 */
export const firstFonts = [headlineFont, textFont];

export interface RenderedPage {
  kind: 'page';
  status: number;
  /** The rendered HTML, hoisted head tags first. */
  html: string;
  /** JSON for the browser, safe inside a script element. */
  state: string;
  facts: PageFacts;
  /** Source files of the matched pages, to find their chunks and styles. */
  sources: string[];
  /** Pages whose code the browser loads after the start, because they need a session. */
  later: string[];
  /** An error of a loader or component, for the log. */
  failure: unknown;
  /** Why a part of the page is missing, if it is: the rate limit, or a failure of the API. */
  missing: 'limited' | 'failed' | null;
}

export type Rendered = RenderedPage | { kind: 'redirect'; status: number; location: string };

/** Renders the page of a request as a visitor sees it. */
export async function render(request: Request, api: ApiContext, settings: PublicSettings): Promise<Rendered> {
  const store = makeStore({ api, preloaded: { settings } });
  try {
    const handler = createStaticHandler(makeRoutes(store));
    const context = await handler.query(request);
    if (context instanceof Response) {
      return { kind: 'redirect', status: context.status, location: context.headers.get('Location') ?? '/' };
    }
    // A part whose code is not loaded would leave a gap, and the page may be cached.
    await preloadDeferred();
    const recorder = new PageFactsRecorder();
    const html = renderToString(
      <PageFactsContext value={recorder}>
        <Providers store={store}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </PageFactsContext>,
    );
    const { api: cache } = store.getState();
    return {
      kind: 'page',
      status: context.statusCode,
      html,
      facts: recorder.facts,
      state: writePageState({
        store: { api: cache, settings },
        loaderData: context.loaderData,
        errors: writeErrors(context.errors),
      }),
      ...sourcesOf(context.matches.map(({ route }) => route.handle as PageHandle | undefined)),
      failure: Object.values(context.errors ?? {})[0] ?? null,
      missing: missingPart(Object.values(cache.queries)),
    };
  } finally {
    store.dispatch(baseApi.util.resetApiState());
  }
}

/** Finds a call that failed. A response such as 404 is not a failure: the page was rendered with it. */
function missingPart(queries: ({ error?: unknown } | undefined)[]): RenderedPage['missing'] {
  const statuses = queries
    .map((query) => query?.error)
    .filter(isApiError)
    .map(({ status }) => status);
  if (statuses.includes(429)) return 'limited';
  return statuses.some((status) => status === 0 || status >= 500) ? 'failed' : null;
}

function sourcesOf(handles: (PageHandle | undefined)[]): Pick<RenderedPage, 'sources' | 'later'> {
  const pages = handles.filter((handle) => handle !== undefined);
  const files = (some: PageHandle[]) => some.flatMap(({ lists, source }) => [...lists, source]);
  return { sources: files(pages), later: files(pages.filter(({ afterSession }) => afterSession)) };
}
