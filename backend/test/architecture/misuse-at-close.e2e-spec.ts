import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DataSource } from 'typeorm';
import { TransactionsService } from '../../src/platform/database/index.js';
import { createTestApp } from '../support/test-app.js';
import { importsOf, readTree, type SourceTree } from './rules/source-tree.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const START = /\bcreateTestApp\((?!\{ env = )/;
const CLOSE = /\bclose\(/;

/** Files that start an app and neither close it nor hand it to files that do. */
function neverClosed(tree: SourceTree): string[] {
  const imports = importsOf(tree);
  const isOpen = (path: string): boolean => {
    if (CLOSE.test(tree.get(path) ?? '')) return false;
    const users = imports.filter(({ to, typeOnly }) => to === path && !typeOnly).map(({ from }) => from);
    return users.length === 0 || users.some(isOpen);
  };
  return [...tree].filter(([path, text]) => START.test(text) && isOpen(path)).map(([path]) => path);
}

describe('The app of a test', () => {
  it('fails its test when it closes, if code blocked a transaction and ignored the error', async () => {
    const test = await createTestApp();
    const before = test.app.get(DataSource).createQueryRunner();
    await test.app.get(TransactionsService).run(async () => {
      await before.query('SELECT 1').catch(() => undefined);
    });
    await expect(test.close()).rejects.toThrow('second connection');
  });

  it('is closed by every file that starts one', () => {
    const tree = readTree(root, ['backend/test', 'backend/src', 'backend/bench'], /\.ts$/);
    expect([...tree.values()].filter((text) => START.test(text)).length).toBeGreaterThan(100);
    expect(neverClosed(tree)).toEqual([]);
    const stage = ['backend/test/stage.ts', 'export const stage = () => createTestApp();'] as const;
    const using = (rest: string) =>
      new Map([stage, ['backend/test/a.ts', `import { stage } from './stage.js';${rest}`]]);
    expect(neverClosed(using('(await stage()).close();'))).toEqual([]);
    expect(neverClosed(using('await stage();'))).toEqual(['backend/test/stage.ts']);
  });
});
