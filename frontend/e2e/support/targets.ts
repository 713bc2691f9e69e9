import type { Page } from '@playwright/test';

/** The smallest side of a touch target in CSS pixels, with half a pixel for rounding. */
const SIDE = 43.5;
/** WCAG 2.2, 2.5.8: a circle of this size around a link within text meets no other target. */
const SPACING = 24;

/**
 * Returns what is too small to touch: everything that acts needs 44 by 44 px, the area of its label and of its
 * pseudo-elements included. Links within a sentence need only the spacing of WCAG 2.2.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ side, spacing }) => {
      const acts = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]';
      const isShown = (element: Element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        !element.closest('[inert], [aria-hidden=true], .sr') &&
        element.getBoundingClientRect().width > 1;
      const targets = [...document.querySelectorAll<HTMLElement>(acts)].filter(
        (element) => !element.matches(':disabled') && isShown(element),
      );
      const boxOf = (element: HTMLElement) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
        const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
        const right = Math.max(...boxes.map((box) => box.right));
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        return { left, top, right, bottom, width: right - left, height: bottom - top };
      };
      /** A link in a line of other words. */
      const isInText = (element: HTMLElement) => {
        if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false;
        const line = element.closest('p, li, dd, dt, td, figcaption, label, legend') ?? element.parentElement;
        const [own, all] = [element.textContent.trim(), line?.textContent.trim() ?? ''];
        return all.length > own.length;
      };
      const centre = (element: HTMLElement) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      /** Away from the bars that lie over the page. */
      const toMiddle = (element: HTMLElement) =>
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const isSpaced = (element: HTMLElement) => {
        toMiddle(element);
        const { x, y } = centre(element);
        return targets.every((other) => {
          if (other === element || other.contains(element)) return true;
          // A link that breaks has a box in each line.
          return [...other.getClientRects()].every(({ left, top, right, bottom }) => {
            const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
            return Math.hypot(dx, dy) >= spacing / 2;
          });
        });
      };
      /** The area of a control that responds to a touch, measured on the page. */
      const reaches = (element: HTMLElement) => {
        toMiddle(element);
        const { x, y } = centre(element);
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const answers = (dx: number, dy: number) => {
          const at = document.elementFromPoint(x + dx, y + dy);
          return at !== null && [element, ...labels].some((one) => one.contains(at));
        };
        const span = (along: (distance: number) => boolean) => {
          let [before, after] = [0, 0];
          while (before < side && along(-before - 1)) before += 1;
          while (after < side && along(after + 1)) after += 1;
          return before + after + 1;
        };
        return span((by) => answers(by, 0)) >= side && span((by) => answers(0, by)) >= side;
      };
      const small = targets.filter((element) => {
        const { width, height } = boxOf(element);
        if (width >= side && height >= side) return false;
        if (isInText(element)) return !isSpaced(element);
        return !reaches(element);
      });
      scrollTo(0, 0);
      return small.map((element) => {
        const { width, height } = boxOf(element);
        const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
        const at = `${element.parentElement?.className ?? ''} > ${element.className}`.slice(0, 90);
        return `${element.tagName.toLowerCase()} “${words}” ${Math.round(width)}×${Math.round(height)} [${at}]`;
      });
    },
    { side: SIDE, spacing: SPACING },
  );
