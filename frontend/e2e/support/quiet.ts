import type { ConsoleMessage, Page } from '@playwright/test';

/** Everything a page complains about from now on: errors and warnings in the console, and what no one caught. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !saysNothingKept(message))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

/** A profile or draft that was never begun is a 404 by contract; the browser notes every 404 as an error. */
function saysNothingKept(message: ConsoleMessage): boolean {
  return /^Failed to load resource.*404/.test(message.text()) && /\/api\/[\w-]+\/me$/.test(message.location().url);
}
