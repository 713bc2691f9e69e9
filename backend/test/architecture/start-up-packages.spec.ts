import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTree, type SourceTree } from './rules/source-tree.js';

const STATEMENT = /(?:^|[;\n])\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s*)?'([^']+)'/g;
/** Large, and needed by few requests: each is imported where it is used first. */
const LAZY = ['@simplewebauthn/server', 'docx', '@opentelemetry/sdk-node'];

/** What is loaded with a file, packages and files of the tree, without what it imports later. */
function loadedWith(tree: SourceTree, file: string, loaded = new Set<string>()): Set<string> {
  loaded.add(file);
  for (const [, specifier = ''] of (tree.get(file) ?? '').matchAll(STATEMENT)) {
    const path = specifier.startsWith('.') ? new URL(specifier, `file:///${file}`).pathname.slice(1) : specifier;
    const target = path.replace(/\.js$/, '.ts');
    if (tree.has(target)) {
      if (!loaded.has(target)) loadedWith(tree, target, loaded);
    } else loaded.add(path);
  }
  return loaded;
}

describe('A start of the API', () => {
  const tree = readTree(fileURLToPath(new URL('../../../', import.meta.url)), ['backend/src']);

  it('loads no package that it can load later', () => {
    const loaded = loadedWith(tree, 'backend/src/serve.ts');
    expect(loaded.size).toBeGreaterThan(500);
    expect(loaded).toContain('@nestjs/core');
    expect(LAZY.filter((name) => loaded.has(name))).toEqual([]);
  });

  it('is seen to load one through another file, and not with a later import', () => {
    const bad = new Map([
      ['a.ts', "import { b } from './b.js';\nconst later = () => import('later');\n"],
      ['b.ts', "import type { Type } from 'types';\nimport { writeFile } from 'docx';\n"],
    ]);
    expect([...loadedWith(bad, 'a.ts')]).toEqual(['a.ts', 'b.ts', 'docx']);
  });
});
