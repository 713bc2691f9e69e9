import type { Page } from '@playwright/test';

/**
 * Focuses everything that the keyboard reaches and returns what does not show it: nothing is drawn around it or in it,
 * or it is out of sight or covered.
 */
export async function unseenStops(page: Page): Promise<string[]> {
  // What scripts focus after a key shows its focus as after that key.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; scroll-behavior: auto !important }');
    document.adoptedStyleSheets.push(still);
    const look = (element: Element) => {
      // What is drawn in place of an invisible box is next to it, or is its label.
      const drawn = [element, element.nextElementSibling, element.parentElement, element.closest('label')];
      return drawn
        .flatMap((one) => (one ? [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)) : []))
        .map(({ outlineStyle, outlineWidth, boxShadow, borderColor }) =>
          [outlineStyle, outlineWidth, boxShadow, borderColor].join(' '),
        )
        .join();
    };
    /** What is drawn in place of an invisible box is its label. */
    const shownFor = (element: HTMLElement) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const isHidden = element.getBoundingClientRect().width <= 2 || getComputedStyle(element).opacity === '0';
      return isHidden ? (label ?? element.parentElement ?? element) : element;
    };
    const isInSight = (element: HTMLElement) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left + 3, (left + right) / 2, right - 3].some((x) =>
        [top + 3, (top + bottom) / 2, bottom - 3].some((y) => {
          const at = document.elementFromPoint(x, y);
          return at !== null && (element.contains(at) || at.contains(element));
        }),
      );
    };
    const reached = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=hidden]') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ checkVisibilityCSS: true }),
    );
    const unseen: string[] = [];
    for (const element of reached) {
      (document.activeElement as HTMLElement | null)?.blur();
      const before = look(element);
      element.focus();
      if (document.activeElement !== element) continue;
      const shown = shownFor(element);
      const { x, y, width, height } = shown.getBoundingClientRect();
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
      const name = `${element.tagName.toLowerCase()} “${words}” [${element.className}]`;
      if (!isInSight(shown))
        unseen.push(`${name} is out of sight or covered at ${[x, y, width, height].map(Math.round).join(' ')}`);
      if (look(element) === before) unseen.push(`${name} does not show its focus`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    document.adoptedStyleSheets.pop();
    scrollTo(0, 0);
    return unseen;
  });
}
