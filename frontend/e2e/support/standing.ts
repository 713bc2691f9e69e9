import { expect, type Page, type Request } from '@playwright/test';

/** What a page has asked for and not got yet, and how much it has asked for in all. */
interface Traffic {
  underWay: Set<Request>;
  asked: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts what the page asks for, from the first call on. */
export function watchTraffic(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: Traffic = { underWay: new Set(), asked: 0 };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    // A new document: what the one before it still wanted is never heard of again.
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
 * What says that something is still to come: how much of it there is, once the page has drawn and has nothing to do. A
 * page that React has yet to take over counts too.
 */
const placeholders = async (): Promise<number> => {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
  const inert = document.querySelector('script[data-entry]') && !('live' in document.documentElement.dataset) ? 1 : 0;
  return inert + document.querySelectorAll('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning').length;
};

/**
 * Waits until the page stands: it has all that it asked for, has drawn it, and nothing holds a place for something else.
 * Looked at twice, since an answer may lead to another question.
 */
export async function comeToStand(page: Page): Promise<void> {
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
