import { defineConfig } from '@playwright/test';
import { relaySettings } from './e2e/support/relay';

const baseURL = `http://localhost:${process.env['PORT'] ?? 3000}`;
/** `npm test` names a data directory that is thrown away; by hand the product that runs already is good enough. */
const ownProduct = process.env['DATA_DIR'] !== undefined;

/** What measures time, lets months pass or ends a process runs one at a time and after all others. */
const ALONE = /(a-call-unbroken|a-day-in-[\w-]+|messages-delivery|the-way-to-a-placement)\.spec\.ts$/;

/** Browser tests drive the product as `npm start` serves it, in one Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 90_000,
  // As long as a machine may take that has more to do; what succeeds does not wait.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A second try, because the machine is not ours alone; what needed it is named as flaky and counted.
  retries: 1,
  workers: 2,
  // With so many gone, something is wrong that they have in common: the others need not be waited for.
  maxFailures: 20,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Recording every test would double what the whole takes; a test that failed is recorded when it is tried again.
    trace: 'on-first-retry',
    // Moving clouds and branches take a quarter of a core for each page that is open. The journeys see them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] },
  },
  projects: [
    // A teardown waits for all others and does not mind that one has failed. By hand each runs for itself.
    { name: 'product', testIgnore: ALONE, ...(ownProduct && { teardown: 'alone' }) },
    { name: 'alone', testMatch: ALONE, workers: 1, use: { contextOptions: { reducedMotion: 'no-preference' } } },
  ],
  webServer: {
    command: 'node ../backend/launcher/start.mjs',
    // Through both processes: the web process alone is ready long before there is anyone to show.
    url: `${baseURL}/api/regions`,
    timeout: 180_000,
    reuseExistingServer: !ownProduct,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    // Many people sign up from one address in these tests.
    env: { RATE_LIMIT_SCALE: '100', ...relaySettings },
  },
});
