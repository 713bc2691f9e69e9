import { expect, type Page, type Request } from '@playwright/test';

/** The page's unanswered requests, and how many it has made in all. */
interface Traffic {
  underWay: Set<Request>;
  asked: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the page's requests, starting with the first call. */
export function watchTraffic(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: Traffic = { underWay: new Set(), asked: 0 };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    // Requests of the previous document never finish.
    if (request.resourceType() === 'document') traffic.underWay.clear();
    traffic.underWay.add(request);
    traffic.asked += 1;
  });
  const answered = (request: Request) => void traffic.underWay.delete(request);
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return traffic;
}

/**
 * Counts signs of pending work once the page is idle: placeholders, busy regions, and a page that is not hydrated yet.
 */
export const placeholders = async (): Promise<number> => {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
  const inert = document.querySelector('script[data-entry]') && !('live' in document.documentElement.dataset) ? 1 : 0;
  const awaited = '[aria-busy="true"], [data-page-awaited], .ant-skeleton, .ant-spin-spinning';
  return inert + document.querySelectorAll(awaited).length;
};

/**
 * Waits until the page has settled: every request is answered, the result is drawn and no placeholder is left. Checks
 * twice, because an answer may cause another request.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const traffic = watchTraffic(page);
  await expect(async () => {
    const { asked } = traffic;
    for (const look of ['first', 'second']) {
      const awaited = await page.evaluate(placeholders);
      const underWay = [...traffic.underWay].map((request) => request.url());
      expect({ awaited, underWay, asked: traffic.asked }, look).toEqual({ awaited: 0, underWay: [], asked });
    }
  }).toPass({ intervals: [50], timeout: 30_000 });
}
