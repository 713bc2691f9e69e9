import type { PlaywrightTestConfig } from '@playwright/test';
import { fakeDevices } from '../support/launch';
import usual from '../../playwright.config';

/** Takes the pictures of `npm run pictures`, against the product that the browser tests use. */
const config: PlaywrightTestConfig = {
  ...usual,
  testDir: '.',
  testMatch: /(pictures|readme)\.ts$/,
  outputDir: '../../test-results/pictures',
  // One test opens every page of a person.
  timeout: 900_000,
  fullyParallel: true,
  retries: 0,
  use: { ...usual.use, launchOptions: fakeDevices },
  projects: [{ name: 'pictures' }],
};

export default config;
