import { describe, expect, it } from 'vitest';
import { Linter, type ESLint } from 'eslint';

const ruleFolder = new URL('../../../.ci/lint/', import.meta.url);
const { house } = (await import(new URL('house-plugin.js', ruleFolder).href)) as { house: ESLint.Plugin };

const { RESTRICTED_IMPORTS } = (await import(new URL('restricted-imports.js', ruleFolder).href)) as {
  RESTRICTED_IMPORTS: object;
};

/** Returns the errors of the house rules for a text at a path. */
function complaints(filename: string, code: string): string[] {
  const linter = new Linter({ cwd: '/checkout' });
  const rules = { 'house/imports': 'error', 'house/tests': 'error' } as const;
  return linter
    .verify(code, [{ files: ['**/*.{ts,tsx}'], plugins: { house }, rules }], { filename: `/checkout/${filename}` })
    .map(({ message }) => message);
}

const importing = (file: string, specifier: string) => complaints(file, `import { thing } from '${specifier}';`);

describe('The house rules of lint', () => {
  it.each([
    [
      'a feature knows another one',
      'frontend/src/features/search/Page.tsx',
      '../messages/thread',
      'The feature "search" may not know "messages"',
    ],
    [
      'a feature imports a page',
      'frontend/src/features/search/Page.tsx',
      '../../pages/public/home',
      '"features" may not import "pages"',
    ],
    [
      'a feature of Admin knows another one',
      'frontend/src/features/admin/users/Table.tsx',
      '../payments/PersonPayments',
      'The feature "admin/users" may not know "admin/payments"',
    ],
    [
      'an entity imports a feature',
      'frontend/src/entities/people/Card.tsx',
      '../../features/search',
      '"entities" may not',
    ],
    [
      'a component imports an entity',
      'frontend/src/ui/Button.tsx',
      '../entities/people',
      '"ui" may not import "entities"',
    ],
    ['a call imports a component', 'frontend/src/api/search.ts', '../ui/Button', '"api" may not import "ui"'],
    ['lib imports a component of ui', 'frontend/src/lib/forms/errors.ts', '../../ui/form', '"lib" may not import "ui"'],
    ['lib asks for data', 'frontend/src/lib/forms/errors.ts', '../../api/search', '"lib" may not import "api"'],
    ['a page imports the app', 'frontend/src/pages/public/home.tsx', '../../app/store', '"pages" may not import "app"'],
    ['lib imports a component', 'frontend/src/lib/region.ts', '../features/search', '"lib" may not import "features"'],
    [
      'a component asks for data',
      'frontend/src/ui/Button.tsx',
      '../api/search',
      'Components of ui show what they are given',
    ],
    [
      'a screen goes past what is said about a subject',
      'frontend/src/features/blog/BlogScreen.tsx',
      '../../api/generated/blog',
      'Import the subject from src/api',
    ],
    ['antd leaves Admin', 'frontend/src/pages/public/home.tsx', 'antd', 'Ant Design'],
    ['its wrappers leave Admin', 'frontend/src/features/search/Page.tsx', '../../admin-ui/Table', 'admin-ui'],
    ['a service runs its own queries', 'backend/src/modules/auth/sessions.service.ts', 'typeorm', 'TypeORM stays'],
    [
      'a service has a repository of Nest injected',
      'backend/src/modules/auth/sessions.service.ts',
      '@nestjs/typeorm',
      'inject a repository class',
    ],
    [
      'a module is imported past its index.ts',
      'backend/src/modules/profiles/a.service.ts',
      '../auth/account.entity.js',
      'through its index.ts only',
    ],
    [
      'the platform imports a module',
      'backend/src/platform/http/page.ts',
      '../../modules/auth/index.js',
      'The platform knows nothing',
    ],
    ['the product imports the demo', 'backend/src/load-demo.ts', '../../demo/src/index.js', 'without the demo'],
    ['the product imports its package', 'frontend/server/app.ts', '@wattle-and-fern/demo', 'without the demo'],
    [
      'the demo reaches into the backend',
      'demo/src/seeding/demo-people.ts',
      '../../../backend/src/modules/auth/index.js',
      'backend/src/seeding.ts',
    ],
  ])('complain when %s', (_, file, specifier, complaint) => {
    expect(importing(file, specifier)).toEqual([expect.stringContaining(complaint)]);
  });

  it.each([
    ['frontend/src/features/search/Page.tsx', './model'],
    ['frontend/src/features/search/Page.tsx', '../../ui/Button'],
    ['frontend/src/features/admin/users/Table.tsx', 'antd'],
    ['frontend/src/pages/admin/users.tsx', '../../admin-ui/Table'],
    ['frontend/src/features/admin/users/Table.tsx', './person/PersonScreen'],
    ['frontend/src/features/search/Page.tsx', '../../entities/people'],
    ['frontend/src/entities/people/Card.tsx', '../../ui/Photo'],
    ['frontend/src/entities/people/Card.tsx', '../../api/search'],
    ['frontend/src/api/base-query.ts', '../lib/session'],
    ['backend/src/modules/auth/sessions.repository.ts', 'typeorm'],
    ['backend/src/modules/auth/auth.module.ts', '@nestjs/typeorm'],
    ['backend/src/modules/profiles/a.service.ts', '../auth/index.js'],
    ['backend/src/modules/search/results/a.service.ts', '../../../platform/errors/index.js'],
    ['backend/src/app.module.ts', './modules/auth/index.js'],
    ['backend/test/e2e/demo.e2e-spec.ts', '../../../demo/src/index.js'],
    ['demo/src/seeding/demo-people.ts', '@wattle-and-fern/backend/seeding'],
    ['demo/src/seeding/demo-people.ts', '../index.js'],
    ['demo/src/demo-people.spec.ts', '../../backend/src/modules/country/index.js'],
  ])('let %s import %s', (file, specifier) => {
    expect(importing(file, specifier)).toEqual([]);
  });

  it.each([
    "it.only('works well', f)",
    "test.describe.skip('all of it', f)",
    "it.only.each([1])('works well', f)",
    "xit('works well', f)",
    "test.fixme('works well', f)",
    "it('', f)",
  ])('refuse %s', (code) => {
    expect(complaints('backend/src/a.spec.ts', code)).toHaveLength(1);
  });

  it.each([
    ["import { ValidateNested } from 'class-validator';", 1],
    ["import { IsString, ValidateNested as Inner } from 'class-validator';", 1],
    ["import { IsString } from 'class-validator';", 0],
  ])('report %d errors for %s: objects in objects use Nested', (code, count) => {
    const rules: Linter.RulesRecord = { 'no-restricted-imports': ['error', RESTRICTED_IMPORTS] };
    expect(new Linter().verify(code, [{ rules }])).toHaveLength(count);
  });

  it('report fixed waits in the browser tests', () => {
    expect(complaints('frontend/e2e/a.spec.ts', 'await page.waitForTimeout(500);')).toEqual([
      expect.stringContaining('what is awaited'),
    ]);
  });
});
