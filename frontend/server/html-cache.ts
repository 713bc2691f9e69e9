import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A page as it is answered. */
export interface HtmlAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An answer that was kept, with the tag by which a browser asks whether its copy is still right. */
export interface KeptAnswer extends HtmlAnswer {
  etag: string;
}

/** Shown as it is for so long, in milliseconds. */
const FRESH_MS = 10_000;
/** Shown once more after that while a new one is drawn. Together well under the minute in which news has to be out. */
const STALE_MS = 30_000;
/** Characters of all pages together. */
const ROOM = 48_000_000;

/**
 * Pages that were drawn a moment ago. Everybody gets the same page, because the server draws for visitors; the key says
 * what may differ: host, path and query. Only whole pages are kept: what is not there or went wrong is asked for anew.
 */
export class HtmlCache {
  private readonly pages = new LRUCache<string, { answer: KeptAnswer; drawnAt: number }>({
    ttl: FRESH_MS + STALE_MS,
    maxSize: ROOM,
    sizeCalculation: ({ answer }) => answer.body.length,
  });
  private readonly drawing = new Map<string, Promise<KeptAnswer>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The page under a key, drawn by `draw` where none is kept. Many asking at once are answered by one drawing. */
  async get(key: string, draw: () => Promise<HtmlAnswer>): Promise<KeptAnswer> {
    const kept = this.pages.get(key);
    const age = kept ? this.now() - kept.drawnAt : Infinity;
    if (!kept || age > FRESH_MS + STALE_MS) return this.renew(key, draw);
    // Its failure is the next one's business: this visitor has a page.
    if (age > FRESH_MS) this.renew(key, draw).catch(() => undefined);
    return kept.answer;
  }

  private renew(key: string, draw: () => Promise<HtmlAnswer>): Promise<KeptAnswer> {
    const running = this.drawing.get(key);
    if (running) return running;
    const renewing = draw()
      .then((drawn) => {
        const answer = {
          ...drawn,
          etag: `W/"${createHash('sha256').update(drawn.body).digest('base64url').slice(0, 22)}"`,
        };
        if (drawn.status === 200) this.pages.set(key, { answer, drawnAt: this.now() });
        else if (drawn.status < 500) this.pages.delete(key);
        return answer;
      })
      .finally(() => this.drawing.delete(key));
    this.drawing.set(key, renewing);
    return renewing;
  }
}
