/**
 * Runs the API from its sources. It loads its packages first, which is slow but rarely changes, and then waits for the
 * launcher, so that a restart is fast.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/places.mjs';

const leave = () => process.exit();
process.once('disconnect', leave);
const started = once(process, 'message');

/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync(inRoot('backend', 'package.json'), 'utf8'));
for (const name of Object.keys(dependencies)) {
  // Files that are not modules, such as fonts, are loaded by the code that needs them.
  await import(name).catch(() => undefined);
}
await started;
process.off('disconnect', leave);
const main = pathToFileURL(inRoot('backend', 'src', 'main.ts')).href;
await import(main);
