import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { inRoot } from '../lib/places.mjs';

/** Caches compiled files by the hash of their source, so that a restart compiles only what changed. */
const CACHE = inRoot('node_modules', '.cache', 'dev-sources');
const SOURCE = /^file:.*\/(?:backend|demo)\/src\/.*\.ts$/;

/** As in `backend/tsconfig.json`. @type {import('@swc/core').Options} */
const OPTIONS = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
  swcrc: false,
};
const SALT = JSON.stringify(OPTIONS);

mkdirSync(CACHE, { recursive: true });

/** Filling the demo on each restart would take seconds and change nothing. */
const DEMO = '@wattle-and-fern/demo';
const FILLED_DEMO = new URL('./filled-demo.mjs', import.meta.url).href;

/**
 * Imports name the compiled file, as TypeScript wants it: `./x.js` is `./x.ts` here.
 * @type {import('node:module').ResolveHook}
 */
export function resolve(specifier, context, next) {
  if (specifier === DEMO && process.env['DEMO_IS_FILLED']) return next(FILLED_DEMO, context);
  if (specifier.startsWith('.') && specifier.endsWith('.js') && SOURCE.test(context.parentURL ?? '')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export function load(url, context, next) {
  if (!SOURCE.test(url)) return next(url, context);
  return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
}

/** @param {string} file */
function compiled(file) {
  const source = readFileSync(file, 'utf8');
  const key = createHash('sha256').update(SALT).update(file).update(source).digest('hex');
  const cachedFile = join(CACHE, `${key}.js`);
  if (existsSync(cachedFile)) return readFileSync(cachedFile, 'utf8');
  const { code } = transformSync(source, { ...OPTIONS, filename: file });
  writeFileSync(cachedFile, code);
  return code;
}
