import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Everything that is wrong with a page from now on: errors and warnings in the console, errors that nothing caught, and
 * requests that leave our origin.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !saysNothingKept(message) && !isOfPlaywright(message))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!isOurs(request.url())) complaints.push(`${page.url()} asks ${request.url()}`);
  });
  return complaints;
}

/** Tests block the service worker, see `playwright.config.ts`. */
const isOfPlaywright = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';

/** The product, also under the name of a country. */
function isOurs(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || protocol === 'blob:' || /(^|\.)localhost$/.test(hostname);
}

/** A profile or draft that was never begun is a 404 by contract; the browser notes every 404 as an error. */
function saysNothingKept(message: ConsoleMessage): boolean {
  return /^Failed to load resource.*404/.test(message.text()) && /\/api\/[\w-]+\/me$/.test(message.location().url);
}
