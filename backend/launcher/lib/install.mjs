import { existsSync, readFileSync } from 'node:fs';
import { outdatedManifests } from './lock.mjs';
import { inRoot } from './places.mjs';
import { npm } from './run.mjs';
import { good, say, seconds, tail, Trouble } from './terminal.mjs';

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The package.json of every workspace by its folder, '' being the root.
 * @returns {Record<string, import('./lock.mjs').LockedPackage>}
 */
export function readManifests() {
  const root = readJson(inRoot('package.json'));
  return Object.fromEntries(
    ['', ...root.workspaces].map((folder) => [folder, readJson(inRoot(folder, 'package.json'))]),
  );
}

/**
 * Compares what npm says it installed with what the lock file asks for.
 * @returns {string | null} why an installation is due
 */
function installationDue() {
  const installed = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'nothing is installed yet';
  /** @type {import('./lock.mjs').Lock} */
  const wanted = readJson(inRoot('package-lock.json'));
  /** @type {import('./lock.mjs').Lock} */
  const found = readJson(installed);
  if (outdatedManifests(wanted, readManifests()).length) return 'package.json has changed';
  const missing = Object.entries(wanted.packages).find(
    ([place, { version, optional }]) =>
      place.includes('node_modules/') &&
      !optional &&
      !(found.packages[place]?.version === version && existsSync(inRoot(place))),
  );
  return missing ? `${missing[0]} is not there at ${missing[1].version ?? 'its place'}` : null;
}

/** Installs the locked packages when something is missing or not in its locked version. */
export async function ensureInstalled() {
  const reason = installationDue();
  if (!reason) return;
  const since = performance.now();
  say(`  Installing packages: ${reason}`);
  const options = ['--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const clean = await npm(['ci', ...options]);
  if (clean.code !== 0) {
    say(`  npm ci refused, so npm install tries:\n${tail(clean.output, 8)}`);
    const lenient = await npm(['install', ...options]);
    if (lenient.code !== 0) throw new Trouble(`npm could not install the packages:\n${tail(lenient.output)}`);
  }
  good(`packages are installed (${seconds(since)})`);
}
