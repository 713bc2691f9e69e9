import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

/** Source texts by path from the top of the checkout, with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>;

/** One import of one file by another; both are paths in the tree. */
interface Import {
  from: string;
  to: string;
  /** Vanishes when compiled. */
  typeOnly: boolean;
}

const SOURCE = /(?<!\.spec)\.tsx?$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const STATEMENT = /(?:^|[;\n])\s*(?:import|export)\s+([^'";]*?)\s*(?:from\s*)?'([^']+)'/g;
/** Not also `export const a = '…'`, which can be no relative path but looks like a package. */
const FROM = /(?:^|[;\n])\s*(?:import|export)\s+(?:([^'";]*?)\s*\bfrom\s*)?'([^']+)'/g;
const CALL = /\bimport\(\s*'([^']+)'/g;
/** Not `'.'`, which is a string behind `export const` rather than a file. */
const RELATIVE = /^\.{1,2}\//;
const ONLY_TYPES = /^type\b|^\{(?:\s*type\s+[\w$]+(?:\s+as\s+[\w$]+)?\s*,?)+\s*\}$/;

/** Every file below `folders` (paths from `root`) whose name is wanted: TypeScript sources without unit tests. */
export function readTree(root: string, folders: readonly string[], wanted = SOURCE): SourceTree {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && wanted.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]));
}

/** The file of the tree that a relative import names. */
function resolved(tree: SourceTree, from: string, specifier: string): string | undefined {
  const path = posix.join(posix.dirname(from), specifier.replace(/\?\w+$/, ''));
  const base = path.replace(/\.js$/, '');
  return [path, `${base}.ts`, `${base}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((candidate) =>
    tree.has(candidate),
  );
}

/** All imports between files of the tree. */
export function importsOf(tree: SourceTree): Import[] {
  return [...tree].flatMap(([from, text]) => {
    const code = text.replace(COMMENT, '');
    const found = [
      ...[...code.matchAll(STATEMENT)].map(([, names = '', specifier = '']) => ({
        specifier,
        typeOnly: ONLY_TYPES.test(names),
      })),
      ...[...code.matchAll(CALL)].map(([, specifier = '']) => ({ specifier, typeOnly: false })),
    ];
    return found.flatMap(({ specifier, typeOnly }) => {
      const to = RELATIVE.test(specifier) ? resolved(tree, from, specifier) : undefined;
      return to === undefined ? [] : [{ from, to, typeOnly }];
    });
  });
}

/** The packages that the program loads when it starts at a file: calls of `import()` come later. */
export function packagesAtStart(tree: SourceTree, start: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set([start]);
  for (const file of seen)
    for (const [, names = '', specifier = ''] of (tree.get(file) ?? '').replace(COMMENT, '').matchAll(FROM)) {
      if (ONLY_TYPES.test(names)) continue;
      const to = specifier.startsWith('.') ? resolved(tree, file, specifier) : undefined;
      if (to !== undefined) seen.add(to);
      else if (!/^(?:\.|node:)/.test(specifier)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
    }
  return packages;
}
