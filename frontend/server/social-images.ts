import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageFacts } from '../src/lib/head/page-facts';
import type { SocialCard } from './social-card';
import { sceneOf, subjectOf, type Subject } from './social-subjects';

export interface SocialSources {
  /** What the page says of itself to a visitor; null when there is none. */
  page(path: string, request: FastifyRequest): Promise<PageFacts | null>;
  /** A drawing by its name; null when there is none. */
  scene(name: string): string | null;
  draw(card: SocialCard): Promise<Buffer>;
}

interface Picture {
  png: Buffer;
  etag: string;
}

/** A new title is in the picture after this. */
const KEPT_MS = 3_600_000;
/** Bytes of all pictures together. */
const ROOM = 32_000_000;
/** Whoever comes after so many is asked to come again: drawing is work for the processor, and pages go first. */
const WAITING = 16;
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * `/social/<path of a page>.png`: what others show with a link to that page. The title is the page's own, read from the
 * page as visitors get it, so that every page that exists has its picture and no other has one. Nothing of the request
 * is drawn: its path only chooses the page.
 */
export function serveSocialImages(app: FastifyInstance, sources: SocialSources): void {
  const kept = new LRUCache<string, Picture>({
    ttl: KEPT_MS,
    maxSize: ROOM,
    sizeCalculation: ({ png }) => png.length,
  });
  const running = new Map<string, Promise<Picture | null>>();
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other, so that a crowd of crawlers leaves the other processor to the readers. */
  const inTurn = (draw: () => Promise<Buffer>): Promise<Buffer> => {
    const turn = last.then(draw, draw);
    last = turn.catch(() => undefined);
    return turn;
  };

  const make = async (subject: Subject, request: FastifyRequest): Promise<Picture | null> => {
    const facts = await sources.page(subject.page, request);
    if (!facts?.title) return null;
    const { title, scenes } = facts;
    const scene = sources.scene(sceneOf(subject, scenes, (name) => sources.scene(name) !== null));
    if (scene === null) return null;
    const png = await inTurn(() => sources.draw({ title, region: subject.region, scene }));
    const picture = { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
    kept.set(subject.page, picture);
    return picture;
  };

  const find = (subject: Subject, request: FastifyRequest): Promise<Picture | null> => {
    const making = running.get(subject.page) ?? make(subject, request).finally(() => running.delete(subject.page));
    running.set(subject.page, making);
    return making;
  };

  app.get<{ Params: { '*': string } }>('/social/*', async (request, reply) => {
    const subject = subjectOf(request.params['*']);
    if (!subject) return reply.code(404).send();
    const known = kept.get(subject.page);
    if (!known && !running.has(subject.page) && running.size >= WAITING)
      return reply.code(503).header('Retry-After', '5').header('Cache-Control', 'no-store').send();
    const picture = known ?? (await find(subject, request));
    if (!picture) return reply.code(404).send();
    reply
      .header('Cache-Control', CACHE)
      .header('ETag', picture.etag)
      .header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type('image/png').send(picture.png);
  });
}
