import { describe, expect, it } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cycles } from './rules/cycles.js';
import { lonelyFolders } from './rules/folders.js';
import { exportedStorage, forwardReferences, unknownModules, wrongDirections } from './rules/modules.js';
import { oversized } from './rules/size.js';
import { smallFilesOfOneUser } from './rules/small-files.js';
import { readTree, type SourceTree } from './rules/source-tree.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const backend = readTree(root, ['backend/src']);
const frontend = readTree(root, ['frontend/src']);
const everything = new Map([
  ...backend,
  ...readTree(root, ['backend/test', 'demo/src', 'frontend/src', 'frontend/server', 'frontend/e2e']),
]);
const withTestsAndStyles = readTree(
  root,
  ['backend/src', 'backend/test', 'demo/src', 'frontend/src', 'frontend/server', 'frontend/e2e', 'frontend/test'],
  /\.(?:tsx?|css)$/,
);
/** Short files that stay by themselves, and why. */
const STAY_SMALL = [
  // A list of names, as data.
  'backend/src/modules/personal-data/erasure/common-words.ts: person-eraser.ts',
  // Loaded later, in a chunk of their own.
  'frontend/src/app/account-pages.ts: pages.ts',
  'frontend/src/app/admin-pages.ts: pages.ts',
  'frontend/src/features/auth/checks.ts: use-auth-form.ts',
  'frontend/src/features/city/static-sections.ts: static-texts.ts',
  'frontend/src/features/household/join-check.ts: JoinHouseholdScreen.tsx',
  'frontend/src/ui/scene/scene-files.ts: scene-markup.ts',
  // Coastlines, as data.
  'frontend/src/features/search/map/outlines.ts: FamilyMap.tsx',
];
const treeOf = (files: Record<string, string>): SourceTree => new Map(Object.entries(files));

describe('The modules of the backend', () => {
  it('import downwards only', () => {
    expect(backend.size).toBeGreaterThan(50);
    expect(wrongDirections(backend)).toEqual([]);
    expect(unknownModules(backend)).toEqual([]);
  });

  it('export no entity and no repository', () => {
    expect(exportedStorage(backend)).toEqual([]);
    expect(
      exportedStorage(
        treeOf({
          'backend/src/modules/auth/index.ts': [
            "export { STATES, type Account, Account } from './accounts/account.entity.js';",
            "export type { AccountRow } from './accounts/accounts.repository.js';",
            "export { AccountsRepository } from './accounts/accounts.repository.js';",
          ].join('\n'),
        }),
      ),
    ).toEqual(['backend/src/modules/auth/index.ts: Account', 'backend/src/modules/auth/index.ts: AccountsRepository']);
  });

  it('need no forwardRef', () => {
    expect(forwardReferences(backend)).toEqual([]);
  });

  it('are reported when one imports upwards, sideways, or from the composition root', () => {
    const bad = treeOf({
      'backend/src/app.module.ts': '',
      'backend/src/platform/errors/index.ts': "import { AuthModule } from '../../modules/auth/index.js';",
      'backend/src/modules/auth/index.ts': "export type { Thread } from '../messaging/index.js';",
      'backend/src/modules/messaging/index.ts': "import { AppModule } from '../../app.module.js';",
      'backend/src/modules/billing/index.ts': "const later = () => import('../content/index.js');",
      'backend/src/modules/content/index.ts':
        "import { fine } from '../auth/index.js';\n// import { no } from '../admin/index.js';",
      'backend/src/modules/karaoke/index.ts': 'forwardRef(() => AuthModule)',
    });
    expect(wrongDirections(bad)).toEqual([
      'backend/src/platform/errors/index.ts: the platform knows nothing of auth',
      'backend/src/modules/auth/index.ts: auth may not import messaging',
      'backend/src/modules/messaging/index.ts reaches up to backend/src/app.module.ts',
      'backend/src/modules/billing/index.ts: billing may not import content',
    ]);
    expect(unknownModules(bad)).toEqual(['karaoke']);
    expect(forwardReferences(bad)).toEqual(['backend/src/modules/karaoke/index.ts']);
  });
});

describe('Source files', () => {
  it('do not import each other in a circle', () => {
    expect(everything.size).toBeGreaterThan(100);
    expect(cycles(everything)).toEqual([]);
  });

  it('are reported when they do, unless only types form the circle', () => {
    const bad = treeOf({
      'frontend/src/lib/a.ts': "import { b } from './b';",
      'frontend/src/lib/b.tsx': "import {\n  type C,\n  c,\n} from './c';",
      'frontend/src/lib/c/index.ts': "export * from '../a';",
      'backend/src/platform/index.ts': "export { isHidden } from './hidden.js';",
      'backend/src/platform/hidden.ts': "export const isHidden = (name: string) => name.startsWith('.');",
      'backend/src/platform/x.ts': "import { y } from './y.js';",
      'backend/src/platform/y.ts': "import { type X, type Z as W } from './x.js';\nimport type { V } from './x.js';",
    });
    expect(cycles(bad, true)).toContainEqual(['backend/src/platform/x.ts', 'backend/src/platform/y.ts']);
    expect(cycles(bad)).toEqual([['frontend/src/lib/a.ts', 'frontend/src/lib/b.tsx', 'frontend/src/lib/c/index.ts']]);
  });

  it('do not form a circle of types either', () => {
    expect(cycles(frontend, true)).toEqual([]);
    expect(cycles(backend, true)).toEqual([]);
  });

  it('are not alone in their folder', () => {
    expect(lonelyFolders(root, 'frontend/src')).toEqual([]);
    expect(lonelyFolders(root, 'backend/src')).toEqual([]);
  });

  it('are reported when one is alone in its folder, or when types form a circle', () => {
    const folder = mkdtempSync(join(tmpdir(), 'folders-'));
    for (const path of ['src/both', 'src/alone']) mkdirSync(join(folder, path), { recursive: true });
    for (const path of ['src/both/a.ts', 'src/both/b.ts', 'src/alone/a.ts']) writeFileSync(join(folder, path), '');
    expect(lonelyFolders(folder, 'src')).toEqual(['src/alone']);
    rmSync(folder, { recursive: true });
    const types = treeOf({ 'a.ts': "import type { B } from './b';", 'b.ts': "import { type A } from './a';" });
    expect(cycles(types, true)).toEqual([['a.ts', 'b.ts']]);
  });

  it('have at most as many lines as one thing needs', () => {
    expect(withTestsAndStyles.size).toBeGreaterThan(everything.size);
    expect(oversized(withTestsAndStyles)).toEqual([]);
    expect(
      oversized(
        treeOf({
          'a.ts': 'x\n'.repeat(301),
          'b.ts': 'x\n'.repeat(300),
          'd.service.ts': 'x\n'.repeat(251),
          'frontend/src/content/c.ts': 'x\n'.repeat(900),
        }),
      ),
    ).toEqual(['a.ts: 301 lines', 'd.service.ts: 251 lines']);
  });

  it('are not so short that they belong to their only neighbour', () => {
    const modules = readTree(root, ['backend/src/modules', 'backend/src/platform']);
    // With its tests: hot reload takes only files that export components alone, so a tested helper stays next to one.
    const screens = readTree(root, ['frontend/src'], /\.tsx?$/);
    expect([...smallFilesOfOneUser(modules), ...smallFilesOfOneUser(screens)].sort()).toEqual(STAY_SMALL.toSorted());
    const short = treeOf({
      'a/pay.service.ts':
        "import { sum } from './sum.js';\nimport { round } from './round.js';\nimport './pay-events.js';",
      'a/index.ts': "export { PayService } from './pay.service.js';",
      'a/sum.ts': "import { round } from './round.js';",
      'a/round.ts': '',
      'a/pay-events.ts': '',
    });
    expect(smallFilesOfOneUser(short)).toEqual(['a/sum.ts: pay.service.ts']);
    const longer = `${short.get('a/sum.ts') ?? ''}${'\n//'.repeat(24)}`;
    expect(smallFilesOfOneUser(new Map([...short, ['a/sum.ts', longer]]))).toEqual([]);
  });
});
