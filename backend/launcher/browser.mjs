/**
 * Prints the path of the browser for the tests and installs one if necessary: `CHROMIUM_PATH=$(node …/browser.mjs)`.
 */
import { ensureBrowser } from './lib/browser.mjs';
import { runMain } from './lib/terminal.mjs';

await runMain(async () => console.log(await ensureBrowser()));
