import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { NOT_BY_AGE, RETENTION_RULES } from '../../src/modules/personal-data/retention/retention-rules.js';
import { RetentionJob } from '../../src/modules/personal-data/retention/retention.job.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('What is old', () => {
  const page = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');

  it('is deleted by a rule in every table, or there is a reason why not', async () => {
    const tables = await test.database.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    );
    const ruled = new Set(RETENTION_RULES.map(({ table }) => table));
    // A new one: write a rule, or the reason why its rows stay.
    expect([...ruled, ...Object.keys(NOT_BY_AGE)].sort()).toEqual(tables.map(({ name }) => name));
    for (const { table, days } of RETENTION_RULES)
      expect(page).toMatch(new RegExp(`^\\| \`${table}\` \\| ${days} days \\|`, 'm'));
  });

  it('is deleted in batches, oldest first, and younger rows stay', async () => {
    await test.database.query(
      `INSERT INTO stripe_events (id, type, received_at)
       SELECT 'old-' || n, 'x', now() - interval '91 days' FROM generate_series(1, 1200) AS n
       UNION ALL SELECT 'young', 'x', now() - interval '89 days'`,
    );
    await test.database.query(
      `INSERT INTO contact_messages (name, email, subject, message, region, state, last_written_at)
       SELECT state, 'who@example.com', 'x', 'x', 'australia', state, now() - age::interval
       FROM (VALUES ('closed', '731 days'), ('answered', '729 days'), ('open', '900 days'), ('spam', '31 days')) AS t (state, age)`,
    );
    const [post] = await test.database.query<{ id: string }>(
      `INSERT INTO blog_posts (title, slug, content, summary, author, sources)
       VALUES ('x', 'old-versions', 'x', 'x', 'x', '[]') RETURNING id`,
    );
    await test.database.query(
      `INSERT INTO blog_post_revisions (post_id, number, kind, fields, content, started_at, saved_at)
       SELECT $1, n, CASE n WHEN 1001 THEN 'published' ELSE 'autosaved' END, '{}', 'x', now(), now() - interval '100 days'
       FROM generate_series(1001, 1060) AS n`,
      [post?.id],
    );
    await test.app.get(RetentionJob, { strict: false }).run();
    expect(await test.database.query('SELECT id FROM stripe_events')).toEqual([{ id: 'young' }]);
    expect(
      await test.database.query(`SELECT name FROM contact_messages WHERE email = 'who@example.com' ORDER BY 1`),
    ).toEqual([{ name: 'answered' }, { name: 'open' }]);
    const left = await test.database.query<{ number: number }>(
      'SELECT number FROM blog_post_revisions WHERE post_id = $1 AND number > 1000 ORDER BY 1',
      [post?.id],
    );
    expect(left.map(({ number }) => number)).toEqual([1001, ...Array.from({ length: 50 }, (_, index) => 1011 + index)]);
  });

  it('is found by an index wherever a foreign key leads to it', async () => {
    const missing = await test.database.query(
      `SELECT k.conrelid::regclass || '.' || a.attname AS key FROM pg_constraint k
       JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
       WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indkey[0] = k.conkey[1])`,
    );
    expect(missing).toEqual([]);
  });
});
