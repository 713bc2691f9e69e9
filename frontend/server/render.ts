import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { drawBanners, firstFonts, render, type Rendered, type RenderedPage } from '../src/app/entry-server';
import { isAdminPath } from '../src/config/admin-paths';
import { cityOfBarePath } from '../src/config/cities';
import type { CountryVisit } from '../src/config/countries';
import { regionFacts } from '../src/config/regions';
import { countryVisit, landingOf } from '../src/lib/country/country-visit';
import { regionOfPath, withoutRegion } from '../src/lib/region/region-paths';
import type { ApiAvailability } from './api-availability';
import { apiReader } from './api-reader';
import type { AssetSource } from './assets';
import { Banners } from './banners';
import { contentSecurityPolicy, type PolicySettings } from './csp';
import { documentOf } from './document';
import { encodingFor } from './compressed-body';
import { HtmlCache, SHARED_FOR_A_SECOND, type HtmlAnswer, type Lifetime } from './html-cache';
import { loopbackRedirect } from './loopback-redirect';
import { forwardedHeaders } from './proxy';
import type { WebSettings } from './settings';
import { canonicalPath } from './canonical-path';

const ABOUT_ONE = /^(?:\/nz)?\/(?:family|au-pair)[/-]/;
const SEARCH = /^(?:\/nz)?\/search[/-]/;

/**
 * Pages about one person or one country are rendered for every request: a paused profile disappears at once, and edited
 * country texts appear at once. Admin pages contain a nonce, which may be used once.
 */
const isRenderedEachTime = (path: string, country: CountryVisit | null): boolean =>
  ABOUT_ONE.test(path) || isAdminPath(path) || landingOf(country) !== null;

/** Searches and cities show people too: requests within the same second share a page, and no one gets an older one. */
const lifetimeOf = (path: string): Lifetime | undefined =>
  SEARCH.test(path) || cityOfBarePath(withoutRegion(path)) !== null ? SHARED_FOR_A_SECOND : undefined;

/** Answers a page request: renders the page as a visitor sees it, with its real status, or uses the cached page. */
export function pageHandler({ api, keepsPages, ...rest }: PageHandling) {
  const { settings } = rest;
  const cache = new HtmlCache();
  const site = { ...rest, banners: new Banners(drawBanners) };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const elsewhere = loopbackRedirect(request, settings.publicUrl);
    if (elsewhere) return reply.redirect(elsewhere, 307);
    const tidy = canonicalPath(request.url);
    if (tidy) return reply.redirect(tidy, 301);
    const url = new URL(request.url, settings.publicUrl);
    const draw = () => api.watch('ready', (signal) => drawPage(request, url, site, signal));
    if (!keepsPages || isRenderedEachTime(url.pathname, countryOf(request.host, url, settings)))
      return send(reply, await draw());
    const key = `${request.host} ${url.pathname}${url.search}`;
    const { status, headers, body, etag, compressed } = await cache.get(key, draw, lifetimeOf(url.pathname));
    reply.code(status).headers(headers).header('Vary', 'accept-encoding');
    if (status === 200) {
      reply.header('ETag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    }
    const encoding = body === '' ? null : encodingFor(request.headers['accept-encoding']);
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply.send(await compressed.in(encoding));
  };
}

const send = (reply: FastifyReply, { status, headers, body }: HtmlAnswer) =>
  reply.code(status).headers(headers).send(body);

/** Renders one of our pages in the visitor's name; `url` may differ from the requested one. */
export function visitorsPage(
  request: FastifyRequest,
  url: URL,
  settings: WebSettings,
  signal: AbortSignal,
  country = countryOf(url.host, url, settings),
): Promise<Rendered> {
  return render(
    new Request(url),
    { baseUrl: settings.apiUrl, headers: forwardedHeaders(request), signal },
    {
      publicUrl: settings.publicUrl,
      supportEmail: settings.supportEmail,
      operator: settings.operator,
      serviceScripts: settings.serviceScripts,
      offlinePages: settings.offlinePages,
      today: new Date().toISOString().slice(0, 10),
      country,
    },
  );
}

/** Settings that every page is rendered with. */
interface Site {
  settings: WebSettings;
  policy: PolicySettings;
  assets: AssetSource;
  banners: Banners;
}

interface PageHandling extends Omit<Site, 'banners'> {
  api: ApiAvailability;
  /** Whether a page may be served from the cache. */
  keepsPages: boolean;
}

async function drawPage(
  request: FastifyRequest,
  url: URL,
  { settings, policy, assets, banners }: Site,
  signal: AbortSignal,
): Promise<HtmlAnswer> {
  const country = countryOf(request.host, url, settings);
  const [page, above] = await Promise.all([
    visitorsPage(request, url, settings, signal, country),
    banners.drawn(apiReader(settings, request, signal)),
  ]);
  if (page.kind === 'redirect') return { status: page.status, headers: { Location: page.location }, body: '' };
  const status = statusOf(page);
  if (status >= 500) request.log.error({ err: page.failure, url: url.pathname }, 'The page could not be drawn whole');
  const region = regionOfPath(url.pathname) ?? 'australia';
  const own = await assets.for(page.sources, page.later);
  const nonce = isAdminPath(url.pathname) ? randomBytes(16).toString('base64') : null;
  const styles = nonce === null ? { hashes: own.styles.map(({ hash }) => hash) } : { nonce };
  const language = (status === 200 && country?.language) || regionFacts[region].language;
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Content-Security-Policy': contentSecurityPolicy(policy, styles),
      'Cache-Control': isPassing(status) ? 'no-store' : 'no-cache',
      ...(isPassing(status) ? { 'Retry-After': RETRY_AFTER_SECONDS[status] } : {}),
    },
    body: documentOf({
      html: page.html,
      state: page.state,
      assets: own,
      fonts: firstFonts,
      region,
      language,
      banners: above,
      nonce,
    }),
  };
}

/** The `Retry-After` value by status, for pages that will be available again. */
const RETRY_AFTER_SECONDS = { 429: '60', 503: '5' } as const;

const isPassing = (status: number): status is keyof typeof RETRY_AFTER_SECONDS => status in RETRY_AFTER_SECONDS;

/** A page with a missing part gets an error status, so that no one caches it. */
function statusOf({ status, missing }: RenderedPage): number {
  if (status !== 200 || missing === null) return status;
  return missing === 'limited' ? 429 : 503;
}

/** The country of a page: every page on a country's host name, otherwise only the home page. */
function countryOf(host: string, { pathname, search }: URL, { publicUrl }: WebSettings): CountryVisit | null {
  const visit = countryVisit({ host, search, site: publicUrl });
  return visit?.atSubdomain || withoutRegion(pathname) === '/' ? visit : null;
}
