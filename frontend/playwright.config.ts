import { defineConfig } from '@playwright/test';
import { optimised, unoptimised } from './e2e/support/launch';
import { relaySettings } from './e2e/support/relay';

const baseURL = `http://localhost:${process.env['PORT'] ?? 3000}`;
/** `npm test` sets a throwaway data directory; a manual run uses the product that is already running. */
const ownProduct = process.env['DATA_DIR'] !== undefined;

/** Tests that measure time, move the clock by months or end a process run one at a time after all others. */
const ALONE =
  /(a-call-unbroken|a-day-in-[\w-]+|away-for-a-month|messages-delivery|quick-answers|the-way-to-a-placement)\.spec\.ts$/;

/** Browser tests drive the product as `npm start` serves it, in one Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 90_000,
  // The limit suits a slow machine; passing tests do not wait for it.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Retries a failed test once, because the machine is shared; a test that needed it is reported as flaky.
  retries: 1,
  workers: 2,
  // So many failures have a common cause, so the run stops.
  maxFailures: 20,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // A worker would answer requests that tests change. Tests of the worker allow it.
    serviceWorkers: 'block',
    // Recording every test would double the run time; a failed test is recorded on its retry.
    trace: 'on-first-retry',
    // Moving clouds and branches use a quarter of a core for each open page. The journeys still see them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: unoptimised,
  },
  projects: [
    // The teardown project waits for all others, even after a failure. In a manual run each project runs alone.
    { name: 'product', testIgnore: ALONE, ...(ownProduct && { teardown: 'alone' }) },
    {
      name: 'alone',
      testMatch: ALONE,
      workers: 1,
      use: {
        contextOptions: { reducedMotion: 'no-preference' },
        launchOptions: optimised,
      },
    },
  ],
  webServer: {
    command: 'node ../backend/launcher/start.mjs',
    // Otherwise the folder of whichever configuration includes this one.
    cwd: import.meta.dirname,
    // Checks both processes, because the web process alone is ready before the API.
    url: `${baseURL}/api/regions`,
    timeout: 180_000,
    reuseExistingServer: !ownProduct,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    // Many people sign up from one address in these tests.
    env: { RATE_LIMIT_SCALE: '100', ...relaySettings },
  },
});
