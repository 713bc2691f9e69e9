import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { readTree, type SourceTree } from './rules/source-tree.js';
import { foreignTables, queriesOutsideRepositories } from './rules/tables.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const backend = readTree(root, ['backend/src']);
const treeOf = (files: Record<string, string>): SourceTree => new Map(Object.entries(files));

/** Statements that still read tables of other modules, and why. Add none: use the owner's service or a named view. */
const STILL_FOREIGN: Readonly<Record<string, readonly string[]>> = {
  // One statement stores the message and its event: measured at two to three times a transaction of several.
  'messaging/reading/reads.repository.ts': ['outbox_events'],
  'messaging/sending/messages.repository.ts': ['outbox_events'],
  // The audience is compared with Brevo row by row, in one statement over all accounts.
  'marketing/audience/audience-rules.ts': ['accounts', 'au_pair_profiles', 'family_profiles', 'marketing_consents'],
  // Asked inside the transaction that begins an erasure.
  'personal-data/erasure/erasures.repository.ts': ['agreements', 'appeals', 'moderation_cases', 'purchases'],
  // Rules about the age of rows, of whichever module.
  'personal-data/retention/retention-rules.ts': [
    'au_pair_profiles',
    'blog_post_revisions',
    'blog_posts',
    'family_profiles',
  ],
  // A first sign-in and a new profile wait for each other at the account.
  'profiles/people/sign-ins.repository.ts': ['accounts'],
  // Which families come first is stored in the family's row.
  'search/featured/featured-families.repository.ts': ['family_profiles', 'profiles'],
};

describe('No module reads another module’s table', () => {
  it('except through the owner’s service or a named view', () => {
    const allowed = Object.entries(STILL_FOREIGN).flatMap(([file, tables]) =>
      tables.map((table) => `${file}: ${table}`),
    );
    expect(foreignTables(backend)).toEqual(allowed.sort());
  });

  it('and one that does is reported', () => {
    expect(
      foreignTables(
        treeOf({
          'backend/src/modules/auth/account.entity.ts': "@Entity('accounts')",
          'backend/src/modules/auth/accounts.repository.ts': 'SELECT id FROM accounts',
          'backend/src/modules/billing/a.repository.ts': 'SELECT 1 FROM invoices LEFT JOIN accounts AS a ON true',
          'backend/src/modules/billing/b.repository.ts': '/** FROM accounts */ SELECT FROM account_identities',
          'backend/src/modules/safety/c.repository.ts': 'DELETE FROM "accounts"; UPDATE accounts SET id = 1',
          'backend/src/migrations/1.ts': 'UPDATE accounts SET id = 1',
        }),
      ),
    ).toEqual(['billing/a.repository.ts: accounts', 'safety/c.repository.ts: accounts']);
  });
});

describe('SQL of the modules', () => {
  it('is sent by repositories alone', () => {
    expect(queriesOutsideRepositories(backend)).toEqual([]);
    expect(
      queriesOutsideRepositories(
        treeOf({
          'backend/src/modules/a/a.service.ts': "await manager.query<{ id: string }[]>('SELECT 1')",
          'backend/src/modules/a/b.service.ts': 'constructor(private readonly sql: PreparedSqlService) {}',
          'backend/src/modules/a/c.repository.ts': "await manager.query('SELECT 1')",
          'backend/src/modules/a/d.service.ts': '// manager.query(\nthis.queries.of(query);',
        }),
      ),
    ).toEqual(['backend/src/modules/a/a.service.ts', 'backend/src/modules/a/b.service.ts']);
  });
});
