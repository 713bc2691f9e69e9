/**
 * The API from its sources. It loads its packages first, which takes longest and changes least, and then waits for the
 * launcher: so the next process is nearly there when a file changes.
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
  // What is no module, such as a font, is left to the code that reads it.
  await import(name).catch(() => undefined);
}
await started;
process.off('disconnect', leave);
const main = pathToFileURL(inRoot('backend', 'src', 'main.ts')).href;
await import(main);
