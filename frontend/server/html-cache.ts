import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CompressedBody } from './compressed-body';

/** A page as it is answered. */
export interface HtmlAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An answer that was kept, with the tag by which a browser asks whether its copy is still right. */
export interface KeptAnswer extends HtmlAnswer {
  etag: string;
  compressed: CompressedBody;
}

/** How long a page is shown after it was drawn, in milliseconds. */
export interface Lifetime {
  /** As it is. */
  fresh: number;
  /** Once more after that, while a new one is drawn. */
  stale: number;
  /** While no new page can be drawn. */
  outage: number;
}

/** Fresh and stale together are well under the minute in which news has to be out. */
const STEADY: Lifetime = { fresh: 10_000, stale: 30_000, outage: 3_600_000 };
/** Of a page that must not lag behind: a crowd shares one drawing, and no one sees an older one. */
export const SHARED_FOR_A_SECOND: Lifetime = { fresh: 1_000, stale: 0, outage: 1_000 };

interface KeptPage {
  answer: KeptAnswer;
  drawnAt: number;
  /** The last attempt to draw it again failed: it is shown at once until one succeeds. */
  failing: boolean;
}

/** Characters of all pages together; what is kept of them compressed comes to less than half as much again. */
const ROOM = 48_000_000;

/**
 * Pages that were drawn a moment ago. Everyone gets the same page, because the server draws for visitors; the key says
 * what may differ: host, path and query. Only whole pages (200) are kept, and a page that could not be drawn whole
 * (429, 5xx) never replaces one: the last whole page is shown instead.
 */
export class HtmlCache {
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: ROOM,
    sizeCalculation: ({ answer }) => answer.body.length,
  });
  private readonly drawing = new Map<string, Promise<KeptAnswer>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The page under a key, drawn by `draw` where none is kept. Many asking at once are answered by one drawing. */
  async get(key: string, draw: () => Promise<HtmlAnswer>, lifetime = STEADY): Promise<KeptAnswer> {
    const { fresh, stale, outage } = lifetime;
    const kept = this.pages.get(key);
    const age = kept ? this.now() - kept.drawnAt : Infinity;
    if (kept && age <= fresh) return kept.answer;
    if (kept && age <= outage && (kept.failing || age <= fresh + stale)) {
      // Its failure is the next visitor's business: this one has a page.
      this.renew(key, draw, lifetime).catch(() => undefined);
      return kept.answer;
    }
    if (!kept || age > outage) return this.renew(key, draw, lifetime);
    const drawn = await this.renew(key, draw, lifetime).catch(() => null);
    return drawn && isAnswer(drawn.status) ? drawn : kept.answer;
  }

  private async renew(key: string, draw: () => Promise<HtmlAnswer>, lifetime: Lifetime): Promise<KeptAnswer> {
    const running = this.drawing.get(key);
    if (running) {
      const shared = await running;
      // That limit is the one of the visitor in whose name the page was drawn; the others draw in their own.
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
    const kept = this.pages.peek(key);
    if (kept) kept.failing = true;
  }
}

/** Whether a status says what is there now, rather than that it could not be found out. */
const isAnswer = (status: number): boolean => status < 500 && status !== 429;
