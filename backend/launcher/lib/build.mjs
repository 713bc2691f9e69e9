import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './places.mjs';
import { npm } from './run.mjs';
import { good, seconds, tail, Trouble } from './terminal.mjs';

/** @typedef {{ name: 'backend' | 'demo' | 'frontend', folders: string[], result: string }} Side */

/** @type {Side[]} */
const SIDES = [
  { name: 'backend', folders: ['src'], result: 'dist/bundle/main.js' },
  { name: 'demo', folders: ['src'], result: 'dist/seeding/seed-demo.js' },
  { name: 'frontend', folders: ['src', 'server', 'build', 'public'], result: 'dist/server/index.js' },
];
const STAMP = 'dist/.built-from';
/** The contract is an output of the build. */
const NOT_BUILT_IN = /\.spec\.tsx?$|^openapi\.json$/;

/** @param {Side} side */
function sourcesOf({ name, folders }) {
  const topLevel = readdirSync(inRoot(name), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  const below = folders
    .filter((folder) => existsSync(inRoot(name, folder)))
    .flatMap((folder) =>
      readdirSync(inRoot(name, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
      ),
    );
  const files = [...topLevel.filter((file) => !NOT_BUILT_IN.test(file)).map((file) => inRoot(name, file)), ...below];
  return [inRoot('package-lock.json'), ...files.filter((file) => !NOT_BUILT_IN.test(file))].sort();
}

/**
 * A hash of all sources. Modification times are ignored because a fresh checkout sets them all.
 * @param {Side} side
 */
function fingerprint(side) {
  const hash = createHash('sha256');
  for (const file of sourcesOf(side)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** @param {Side} side @param {string} wanted */
const isBuilt = ({ name, result }, wanted) =>
  existsSync(inRoot(name, result)) &&
  existsSync(inRoot(name, STAMP)) &&
  readFileSync(inRoot(name, STAMP), 'utf8') === wanted;

/**
 * Builds the sides whose sources have changed since the last build, in parallel.
 * @param {Side['name'][]} [names]
 */
export async function ensureBuilt(names = ['backend', 'demo', 'frontend']) {
  const results = await Promise.allSettled(SIDES.filter(({ name }) => names.includes(name)).map(build));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** @param {Side} side */
async function build(side) {
  const since = performance.now();
  const wanted = fingerprint(side);
  if (isBuilt(side, wanted)) return;
  const { code, output } = await npm(['run', 'build', '--workspace', side.name]);
  if (code !== 0) throw new Trouble(`The ${side.name} does not build:\n${tail(output)}`);
  writeFileSync(inRoot(side.name, STAMP), wanted);
  good(`${side.name} is built (${seconds(since)})`);
}
