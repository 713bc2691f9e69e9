import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  of: string[];
}

/** Records the layout shifts of every page that opens from now on, as browsers count them. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const of = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const { tagName, className } = element ?? { tagName: '?', className: '' };
          return `${tagName}.${String(className).slice(0, 40)} ${previousRect.y}→${currentRect.y}`;
        });
        shifts.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much the open page has shifted so far, and what moved. */
export async function shiftsOf(page: Page): Promise<{ sum: number; of: string[] }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return { sum, of: shifts.flatMap(({ of }) => of).slice(0, 6) };
}
