/**
 * Completes package-lock.json with the binaries of every platform, so that `npm ci` works on all of them. `npm run
 * lock` writes, `npm run lock -- --check` only checks. Run it after every change of a dependency.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readManifests } from './lib/install.mjs';
import { completed, missingPlatforms, outdatedManifests, strayHosts } from './lib/lock.mjs';
import { inRoot } from './lib/places.mjs';
import { good, runMain, Trouble } from './lib/terminal.mjs';

const FILE = inRoot('package-lock.json');
/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} title @param {string[]} lines */
const listed = (title, lines) =>
  lines.length ? [`${title}:\n${lines.map((line) => `      ${line}`).join('\n')}`] : [];

await runMain(async () => {
  const checkOnly = process.argv.includes('--check');
  const lock = readJson(FILE);
  const { additions, unknown } = missingPlatforms(lock);

  if (additions.length && !checkOnly) writeFileSync(FILE, `${JSON.stringify(completed(lock), null, 2)}\n`);
  const problems = [
    ...listed(
      'package-lock.json lacks these binaries (npm run lock adds them)',
      checkOnly ? additions.map(({ place }) => place) : [],
    ),
    ...listed('A standby process', unknown),
    ...listed('package-lock.json fetches from a host that others may not reach', strayHosts(lock)),
    ...listed(
      'package.json and package-lock.json differ (npm install brings them together)',
      outdatedManifests(lock, readManifests()),
    ),
  ];
  if (problems.length) throw new Trouble(problems.join('\n    '));
  good(additions.length ? `package-lock.json: ${additions.length} binaries added` : 'package-lock.json is complete');
});
