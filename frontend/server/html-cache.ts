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

interface KeptPage {
  answer: KeptAnswer;
  drawnAt: number;
  /** The last attempt to draw it again failed: it is shown at once until one succeeds. */
  failing: boolean;
}

/** Shown as it is for so long, in milliseconds. */
const FRESH_MS = 10_000;
/** Shown once more after that while a new one is drawn. Together well under the minute in which news has to be out. */
const STALE_MS = 30_000;
/** While no new page can be drawn, the last whole one is shown for up to an hour. */
const OUTAGE_MS = 3_600_000;
/** Characters of all pages together. */
const ROOM = 48_000_000;

/**
 * Pages that were drawn a moment ago. Everyone gets the same page, because the server draws for visitors; the key says
 * what may differ: host, path and query. Only whole pages (200) are kept, and a page that could not be drawn whole
 * (429, 5xx) never replaces one: the last whole page is shown instead.
 */
export class HtmlCache {
  private readonly pages = new LRUCache<string, KeptPage>({
    ttl: OUTAGE_MS,
    maxSize: ROOM,
    sizeCalculation: ({ answer }) => answer.body.length,
  });
  private readonly drawing = new Map<string, Promise<KeptAnswer>>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The page under a key, drawn by `draw` where none is kept. Many asking at once are answered by one drawing. */
  async get(key: string, draw: () => Promise<HtmlAnswer>): Promise<KeptAnswer> {
    const kept = this.pages.get(key);
    const age = kept ? this.now() - kept.drawnAt : Infinity;
    if (kept && age <= FRESH_MS) return kept.answer;
    if (kept && age <= OUTAGE_MS && (kept.failing || age <= FRESH_MS + STALE_MS)) {
      // Its failure is the next visitor's business: this one has a page.
      this.renew(key, draw).catch(() => undefined);
      return kept.answer;
    }
    if (!kept || age > OUTAGE_MS) return this.renew(key, draw);
    const drawn = await this.renew(key, draw).catch(() => null);
    return drawn && isAnswer(drawn.status) ? drawn : kept.answer;
  }

  private async renew(key: string, draw: () => Promise<HtmlAnswer>): Promise<KeptAnswer> {
    const running = this.drawing.get(key);
    if (running) {
      const shared = await running;
      // That limit is the one of the visitor in whose name the page was drawn; the others draw in their own.
      if (shared.status !== 429) return shared;
    }
    const renewing = this.draw(key, draw).finally(() => {
      if (this.drawing.get(key) === renewing) this.drawing.delete(key);
    });
    this.drawing.set(key, renewing);
    return renewing;
  }

  private async draw(key: string, draw: () => Promise<HtmlAnswer>): Promise<KeptAnswer> {
    try {
      const drawn = await draw();
      const etag = `W/"${createHash('sha256').update(drawn.body).digest('base64url').slice(0, 22)}"`;
      const answer = { ...drawn, etag };
      if (drawn.status === 200) this.pages.set(key, { answer, drawnAt: this.now(), failing: false });
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
