import { importsOf, type SourceTree } from './source-tree.js';

const moduleOf = (file: string) => /^backend\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? null;

/** Which modules each module of the backend imports itself, by name. */
export function moduleImports(tree: SourceTree): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of tree.keys()) {
    const name = moduleOf(file);
    if (name) found.set(name, found.get(name) ?? new Set());
  }
  for (const { from, to } of importsOf(tree)) {
    const [name, other] = [moduleOf(from), moduleOf(to)];
    if (name && other && name !== other) found.get(name)?.add(other);
  }
  return new Map([...found].map(([name, others]): [string, string[]] => [name, [...others].sort()]).sort(byName));
}

const byName = ([one]: [string, string[]], [other]: [string, string[]]) => (one < other ? -1 : 1);

/** Every module that `name` reaches through others, itself left out. */
function reached(imports: ReadonlyMap<string, string[]>, name: string, seen = new Set<string>()): Set<string> {
  for (const other of imports.get(name) ?? []) {
    if (seen.has(other)) continue;
    seen.add(other);
    reached(imports, other, seen);
  }
  return seen;
}

/** The page `docs/modules.md`. Its picture leaves out an arrow where a longer way says the same. */
export function modulesPage(imports: ReadonlyMap<string, string[]>): string {
  const arrows = [...imports].flatMap(([name, others]) =>
    others
      .filter((other) => !others.some((between) => between !== other && reached(imports, between).has(other)))
      .map((other) => `  ${name} --> ${other}`),
  );
  const rows = [...imports].map(([name, others]) => `| \`${name}\` | ${others.join(', ') || 'none'} |`);
  return [
    '# Modules of the backend',
    '',
    'Written from the imports of the code by `backend/test/architecture/module-map.spec.ts`, which fails when they differ.',
    'After a change: `cd backend && npx vitest run test/architecture/module-map -u`. Every module may import `platform`; what',
    'each one holds is in [architecture.md](architecture.md#modules).',
    '',
    '```mermaid',
    'flowchart BT',
    ...arrows,
    '```',
    '',
    '| module | imports |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}
