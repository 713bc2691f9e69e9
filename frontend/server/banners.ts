import type { drawBanners } from '../src/app/site-banners';
import type { BannerNow } from '../src/api/banner';
import { REGIONS } from '../src/config/regions';
import type { ReadApi } from './api-reader';

/** How long the banners are cached, in milliseconds. Pages themselves are cached for up to 40 seconds. */
const FRESH_MS = 5_000;

/**
 * Reads the banner above every page for all visitors together: one request in five seconds, however many pages are
 * drawn. While the API does not answer, the last answer is used, because a banner must not make a page fail.
 */
export class Banners {
  private html = '';
  private asked = -Infinity;
  private asking: Promise<void> | undefined;

  constructor(
    private readonly draw: typeof drawBanners,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns the banners of all regions as HTML. `read` calls the API. */
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
