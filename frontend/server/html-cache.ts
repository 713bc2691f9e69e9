import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CompressedBody } from './compressed-body';

/** A rendered page response. */
export interface HtmlAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A cached response with its ETag. */
interface KeptAnswer extends HtmlAnswer {
  etag: string;
  compressed: CompressedBody;
}

/** How long a rendered page is used, in milliseconds. */
export interface Lifetime {
  /** Without rendering again. */
  fresh: number;
  /** After that, while a new one is rendered. */
  stale: number;
  /** While rendering fails. */
  outage: number;
}

/** Fresh and stale together are well under the minute in which changes must be visible. */
const STEADY: Lifetime = { fresh: 10_000, stale: 30_000, outage: 3_600_000 };
/** For pages that must not be out of date: concurrent requests share one rendering, and no one gets an older one. */
export const SHARED_FOR_A_SECOND: Lifetime = { fresh: 1_000, stale: 0, outage: 1_000 };

interface KeptPage {
  answer: KeptAnswer;
  drawnAt: number;
  /** The last attempt to render it again failed, so it is used at once until an attempt succeeds. */
  failing: boolean;
}

/** Total characters of all pages; the compressed copies add less than half as much. */
const ROOM = 48_000_000;

/**
 * Caches rendered pages. Everyone gets the same page, because the server renders for visitors; the key contains what
 * may differ: host, path and query. Only complete pages (200) are cached. A failed rendering (429, 5xx) never replaces
 * a page: the last complete page is used instead.
 */
export class HtmlCache {
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: ROOM,
    sizeCalculation: ({ answer }) => answer.body.length,
  });
  private readonly drawing = new Map<string, Promise<KeptAnswer>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Returns the cached page of a key, or renders it with `draw`. Concurrent requests share one rendering. */
  async get(key: string, draw: () => Promise<HtmlAnswer>, lifetime = STEADY): Promise<KeptAnswer> {
    const { fresh, stale, outage } = lifetime;
    const cached = this.pages.get(key);
    const age = cached ? this.now() - cached.drawnAt : Infinity;
    if (cached && age <= fresh) return cached.answer;
    if (cached && age <= outage && (cached.failing || age <= fresh + stale)) {
      // A failure here is ignored, because this visitor already has a page.
      this.renew(key, draw, lifetime).catch(() => undefined);
      return cached.answer;
    }
    if (!cached || age > outage) return this.renew(key, draw, lifetime);
    const drawn = await this.renew(key, draw, lifetime).catch(() => null);
    return drawn && isAnswer(drawn.status) ? drawn : cached.answer;
  }

  private async renew(key: string, draw: () => Promise<HtmlAnswer>, lifetime: Lifetime): Promise<KeptAnswer> {
    const running = this.drawing.get(key);
    if (running) {
      const shared = await running;
      // A rate limit applies only to the visitor in whose name the page was rendered; the others render again.
      if (shared.status !== 429) return shared;
    }
    const renewing = this.draw(key, draw, lifetime).finally(() => {
      if (this.drawing.get(key) === renewing) this.drawing.delete(key);
    });
    this.drawing.set(key, renewing);
    return renewing;
  }

  private async draw(key: string, draw: () => Promise<HtmlAnswer>, { outage }: Lifetime): Promise<KeptAnswer> {
    try {
      const drawn = await draw();
      const etag = `W/"${createHash('sha256').update(drawn.body).digest('base64url').slice(0, 22)}"`;
      const answer = { ...drawn, etag, compressed: new CompressedBody(drawn.body) };
      if (drawn.status === 200) this.pages.set(key, { answer, drawnAt: this.now(), failing: false }, { ttl: outage });
      else if (isAnswer(drawn.status)) this.pages.delete(key);
      else if (drawn.status >= 500) this.markFailing(key);
      return answer;
    } catch (error) {
      this.markFailing(key);
      throw error;
    }
  }

  private markFailing(key: string): void {
    const cached = this.pages.peek(key);
    if (cached) cached.failing = true;
  }
}

/** Whether a status describes the page itself, rather than a failure to render it. */
const isAnswer = (status: number): boolean => status < 500 && status !== 429;
