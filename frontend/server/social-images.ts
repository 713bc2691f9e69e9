import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageFacts } from '../src/lib/head/page-facts';
import type { SocialCard } from './social-card';
import { homeOf, sceneOf, subjectOf, type Subject } from './social-subjects';

interface SocialSources {
  /** Returns the page's title and drawings as rendered for a visitor; null when there is no page. */
  page(path: string, request: FastifyRequest): Promise<PageFacts | null>;
  /** Returns a drawing by name, or null. */
  scene(name: string): string | null;
  draw(card: SocialCard): Promise<Buffer>;
}

interface Picture {
  png: Buffer;
  etag: string;
}

/** How long until a new title is in the image. */
const KEPT_MS = 3_600_000;
/** Total bytes of all cached images. */
const ROOM = 32_000_000;
/** The limit of waiting requests; further ones get a 503, because drawing uses the processor that pages need. */
const WAITING = 16;
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
/** Someone who hides or deletes their profile is soon gone from caches, too. */
const PERSON_CACHE = 'public, max-age=300';

/**
 * Serves `/social/<path of a page>.png`, the sharing image of a page. The title is read from the page as visitors get
 * it, so only existing pages have an image. Nothing of the request is drawn: its path only chooses the page. A person is
 * read anew each time, and has the site's own image once visitors cannot see them; their photos are never in it.
 */
export function serveSocialImages(app: FastifyInstance, sources: SocialSources): void {
  const cache = new LRUCache<string, Picture>({
    ttl: KEPT_MS,
    maxSize: ROOM,
    sizeCalculation: ({ png }) => png.length,
  });
  const running = new Map<string, Promise<Picture | null>>();
  let last: Promise<unknown> = Promise.resolve();

  /** Images are drawn one after the other, so that crawlers leave the other processor to the pages. */
  const inTurn = (draw: () => Promise<Buffer>): Promise<Buffer> => {
    const turn = last.then(draw, draw);
    last = turn.catch(() => undefined);
    return turn;
  };

  const make = async (subject: Subject, request: FastifyRequest): Promise<Picture | null> => {
    const facts = await sources.page(subject.page, request);
    if (!facts?.title) return subject.person ? find(homeOf(subject.region), request) : null;
    const { title, description, scenes } = facts;
    const scene = sources.scene(sceneOf(subject, scenes, (name) => sources.scene(name) !== null));
    if (scene === null) return null;
    const text = subject.person ? description : null;
    const version = JSON.stringify([subject.page, title, text]);
    const picture = cache.get(version) ?? (await drawn({ title, text, region: subject.region, scene }));
    cache.set(subject.person ? version : subject.page, picture);
    return picture;
  };

  const drawn = async (card: SocialCard): Promise<Picture> => {
    const png = await inTurn(() => sources.draw(card));
    return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
  };

  const find = async (subject: Subject, request: FastifyRequest): Promise<Picture | null> => {
    const known = cache.get(subject.page);
    if (known) return known;
    const making = running.get(subject.page) ?? make(subject, request).finally(() => running.delete(subject.page));
    running.set(subject.page, making);
    return making;
  };

  app.get<{ Params: { '*': string } }>('/social/*', async (request, reply) => {
    const subject = subjectOf(request.params['*']);
    if (!subject) return reply.code(404).send();
    if (!cache.has(subject.page) && !running.has(subject.page) && running.size >= WAITING)
      return reply.code(503).header('Retry-After', '5').header('Cache-Control', 'no-store').send();
    const picture = await find(subject, request);
    if (!picture) return reply.code(404).send();
    reply
      .header('Cache-Control', subject.person ? PERSON_CACHE : CACHE)
      .header('ETag', picture.etag)
      .header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type('image/png').send(picture.png);
  });
}
