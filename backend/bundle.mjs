/**
 * Bundles the compiled modules of the API into `dist/bundle`: Node reads a few files instead of two thousand, which
 * saves a third of the processor time of a start. Most packages stay outside. Commands in `dist/bin` run unbundled.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const DIST = fileURLToPath(new URL('./dist/', import.meta.url));
const BUNDLE = `${DIST}bundle`;
/** Packages of many small files that only the API's own code imports. Those of the second line belong to the first. */
const INLINED = new Set([
  ...['@nestjs/swagger', 'zod', 'yaml'],
  ...['@nestjs/mapped-types', 'es-toolkit', 'js-yaml', 'path-to-regexp'],
]);
/** @param {string} id as imported */
const packageOf = (id) => /^(?:@[^/]+\/)?[^./@][^/]*/.exec(id)?.[0];
/** @param {string} id */
function isExternal(id) {
  const name = packageOf(id);
  return name !== undefined && !INLINED.has(name);
}

/** @type {import('rolldown').Plugin} */
const compiledModules = {
  name: 'compiled-modules',
  async load(id) {
    if (!/\.[cm]?js$/.test(id)) return null;
    const [code, map] = await Promise.all([
      readFile(id, 'utf8'),
      id.startsWith(DIST) ? readFile(`${id}.map`, 'utf8') : null,
    ]);
    // A module finds its files from the place where it was compiled.
    const url = `new URL(${JSON.stringify(relative(BUNDLE, id))}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', url), ...(map && { map }) };
  },
};

/** A hash of the code, by which a start knows whether the texts in the database come from this build. */
function buildId() {
  const hash = createHash('sha256').update(readFileSync(new URL('../package-lock.json', import.meta.url)));
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  for (const file of files.sort()) hash.update(readFileSync(`${DIST}${file}`));
  return hash.digest('base64url');
}

await rm(BUNDLE, { recursive: true, force: true });
const bundle = await rolldown({
  input: { main: `${DIST}main.js`, seeding: `${DIST}seeding.js` },
  cwd: dirname(BUNDLE),
  platform: 'node',
  external: isExternal,
  plugins: [compiledModules],
  treeshake: false,
  transform: { define: { BUILD_ID: JSON.stringify(buildId()) } },
});
await bundle.write({
  dir: BUNDLE,
  format: 'esm',
  sourcemap: true,
  keepNames: true,
  // The same names in each build: a running API imports some files only when it needs them.
  chunkFileNames: '[name].js',
});
await bundle.close();
