import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { moduleImports, modulesPage } from './rules/module-map.js';
import { readTree } from './rules/source-tree.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('docs/modules.md', () => {
  it('shows which module imports which', async () => {
    const imports = moduleImports(readTree(root, ['backend/src/modules']));
    expect(imports.size).toBeGreaterThan(10);
    await expect(modulesPage(imports)).toMatchFileSnapshot('../../../docs/modules.md');
  });

  it('leaves indirect imports out of its picture, but not out of its table', () => {
    const imports = moduleImports(
      new Map([
        ['backend/src/modules/a/index.ts', "import { b } from '../b/index.js';\nimport { c } from '../c/index.js';"],
        ['backend/src/modules/b/index.ts', "import { c } from '../c/index.js';"],
        ['backend/src/modules/c/index.ts', ''],
      ]),
    );
    const page = modulesPage(imports);
    expect(page).toContain('  a --> b\n  b --> c\n```');
    expect(page).toContain('| `a` | b, c |');
  });
});
