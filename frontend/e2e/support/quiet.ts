import type { ConsoleMessage, Page } from '@playwright/test';

/** Collects console errors, console warnings and uncaught errors of a page from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !saysNothingKept(message))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

/** A missing profile or draft is a 404 by contract; the browser logs every 404 as an error. */
function saysNothingKept(message: ConsoleMessage): boolean {
  return /^Failed to load resource.*404/.test(message.text()) && /\/api\/[\w-]+\/me$/.test(message.location().url);
}
