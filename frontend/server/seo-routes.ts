import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiAvailability } from './api-availability';
import { apiReader, type ReadApi } from './api-reader';
import { atomOf, feedPaths, readFeedPosts, rssOf } from './feeds';
import { robotsOf } from './robots';
import type { WebSettings } from './settings';
import { sitemaps, writeSitemap, writeSitemapIndex } from './sitemap';

/** Cached half a minute here and half a minute by clients, so that a new post is found within a minute. */
const CACHE = 'public, max-age=30, stale-while-revalidate=30';
const TYPES = {
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const;

/** Serves robots.txt, the sitemaps and the blog's feeds. */
export function serveWhatIsFound(app: FastifyInstance, settings: WebSettings, api: ApiAvailability): void {
  const site = settings.publicUrl;
  const serve = (path: string, type: keyof typeof TYPES, write: (read: ReadApi) => string | Promise<string>) =>
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        const written = await api.watch('ready', async (signal) => write(apiReader(settings, request, signal)));
        return await reply.type(TYPES[type]).header('Cache-Control', CACHE).send(written);
      } catch (error) {
        request.log.error({ err: error, url: request.url }, 'A list for search engines could not be made');
        return reply.code(503).header('Retry-After', '60').header('Cache-Control', 'no-store').send();
      }
    });

  serve('/robots.txt', 'text', () => robotsOf(site));
  serve('/sitemap.xml', 'xml', () => writeSitemapIndex(site));
  for (const [name, fill] of Object.entries(sitemaps))
    serve(`/sitemaps/${name}.xml`, 'xml', async (read) => writeSitemap(await fill(site, read)));
  serve(feedPaths.rss, 'rss', async (read) => rssOf(site, await readFeedPosts(read)));
  serve(feedPaths.atom, 'atom', async (read) => atomOf(site, await readFeedPosts(read)));
}
