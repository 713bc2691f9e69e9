import type { drawBanners } from '../src/app/site-banners';
import type { BannerNow } from '../src/api/banner';
import { REGIONS } from '../src/config/regions';
import type { ReadApi } from './api-reader';

/** For so long what was read is taken to hold, in milliseconds. Pages themselves are kept for up to 40 seconds. */
const FRESH_MS = 5_000;

/**
 * The line above every page, read for all visitors together: one question in five seconds, however many pages are
 * drawn. While the API does not answer, what it said last still stands, for no page shall fail over it.
 */
export class Banners {
  private html = '';
  private asked = -Infinity;
  private asking: Promise<void> | undefined;

  constructor(
    private readonly draw: typeof drawBanners,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The banners of all regions as HTML. `read` asks the API. */
  async drawn(read: ReadApi): Promise<string> {
    if (this.now() - this.asked > FRESH_MS)
      this.asking ??= this.ask(read)
        .catch(() => undefined)
        .finally(() => {
          this.asked = this.now();
          this.asking = undefined;
        });
    await this.asking;
    return this.html;
  }

  private async ask(read: ReadApi): Promise<void> {
    const answers = REGIONS.map(async (region) => {
      const { banner } = await read<BannerNow>(`/api/banner?region=${region}`);
      return [region, banner] as const;
    });
    this.html = this.draw(await Promise.all(answers));
  }
}
