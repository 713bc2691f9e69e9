import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

const BACKEND = fileURLToPath(new URL('../../../', import.meta.url));
/** Below node_modules: packages are found from there, and no one commits it. */
const BUILDS = join(BACKEND, '..', 'node_modules', '.cache', 'api-under-test');

/** The API as a program of its own, made from the sources as they are now. */
export interface ApiBuild {
  /** Path of the compiled program that was made from this source. */
  program(source: string): string;
  remove(): void;
}

/** Compiles `src` of a backend in about a second; types are checked elsewhere. */
export function buildApi(backend = BACKEND): ApiBuild {
  const directory = join(BUILDS, randomUUID());
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
  symlinkSync(join(backend, 'content'), join(directory, 'content'));
  for (const file of sources(join(backend, 'src'))) {
    const target = join(directory, relative(backend, file));
    mkdirSync(dirname(target), { recursive: true });
    if (extname(file) === '.ts') writeFileSync(compiled(target), compile(file));
    else copyFileSync(file, target);
  }
  return {
    program: (source) => compiled(join(directory, source)),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

const compiled = (path: string) => path.replace(/\.ts$/, '.js');

const sources = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.spec.ts'))
    .map((entry) => join(entry.parentPath, entry.name));

const compile = (file: string) =>
  transformFileSync(file, {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
    module: { type: 'es6' },
  }).code;
