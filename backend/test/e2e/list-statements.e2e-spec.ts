import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COUNTED, CountedStatements } from '../support/counted-statements.js';
import { apply, publish } from '../support/places.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const FEW = 5;

/** Who asks, and for what else a list has to be asked. A list that is not named here fails the test. */
type Asking = [who: 'admin' | 'family' | 'auPair', question?: () => Record<string, unknown>];

describe('A list runs as many statements for a page of many rows as for a page of one', () => {
  let test: TestApp;
  let admin: Person;
  let family: Person;
  let auPairs: Person[];
  let families: Person[];
  let conversationId: string;
  let counted: CountedStatements;
  beforeAll(async () => {
    counted = CountedStatements.ofRequests();
    test = await createTestApp();
    const several = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: FEW }, make));
    [admin, family, auPairs, families] = await Promise.all([
      createAdmin(test),
      createFamily(test, {}, { verified: true }),
      several(() => createAuPair(test, {}, { verified: true })),
      several(() => createFamily(test, {}, { verified: true })),
    ]);
    const first = auPairs[0] as Person;
    ({ id: conversationId } = await startConversation(family, first));
    for (const other of families) await apply(first, await publish(other)).expect(201);
    for (const sql of ROWS) await test.database.query(sql.replaceAll('$family', `'${family.id}'`));
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await test.close();
  });

  const LISTS: Record<string, Asking> = {
    '/api/admin/approvals': ['admin'],
    '/api/admin/arrangements': ['admin'],
    '/api/admin/audit-entries': ['admin'],
    '/api/admin/browser-errors': ['admin'],
    '/api/admin/contact-messages': ['admin'],
    '/api/admin/given-up-jobs': ['admin'],
    '/api/admin/invoices': ['admin'],
    '/api/admin/ledger': ['admin', () => ({ userId: family.id })],
    '/api/admin/marketing/events': ['admin'],
    '/api/admin/marketing/people': ['admin'],
    '/api/admin/moderation-cases': ['admin'],
    '/api/admin/payments': ['admin'],
    '/api/admin/posts': ['admin'],
    '/api/admin/resources': ['admin'],
    '/api/admin/support-requests': ['admin'],
    '/api/admin/users': ['admin'],
    '/api/admin/verification-checks': ['admin', () => ({ state: 'waiting' })],
    '/api/arrangements': ['family'],
    '/api/au-pair-profiles': ['family'],
    '/api/blocks': ['family'],
    '/api/blog': ['family'],
    '/api/conversations': ['family'],
    '/api/conversations/{id}/messages': ['family'],
    '/api/family-profiles': ['auPair'],
    '/api/interviews': ['family', () => ({ view: 'past' })],
    '/api/invoices': ['family'],
    '/api/notifications': ['family'],
    '/api/pipeline-entries': ['family', () => ({ column: 'signed' })],
    '/api/place-applications': ['auPair'],
    '/api/places': ['auPair'],
    '/api/purchases': ['family'],
    '/api/reports': ['family'],
    '/api/reviews': ['auPair', () => ({ aboutId: family.id })],
    '/api/shortlist-entries': ['family'],
    '/api/support-requests': ['family'],
  };

  /** Every list of the contract that has pages, with how its length is called. */
  const contract = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
  };
  const paged = Object.entries(contract.paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? []).flatMap(({ name }) =>
      ['limit', 'pageSize'].includes(name) ? [{ path, length: name }] : [],
    ),
  );

  it('and all of them are asked here', () => {
    expect(paged.map(({ path }) => path).sort()).toEqual(Object.keys(LISTS).sort());
  });

  it.each(paged)('$path', async ({ path, length }) => {
    const [who, question = () => ({})] = LISTS[path] as Asking;
    const { agent } = { admin, family, auPair: auPairs[0] as Person }[who];
    const asked = async (size: number) => {
      counted.begin();
      const { body } = await agent
        .get(path.replace('{id}', conversationId))
        .set('x-request-id', COUNTED)
        .query({ ...question(), [length]: size })
        .expect(200);
      const rows = (Array.isArray(body) ? body : (body as { items: unknown[] }).items).length;
      return { rows, statements: counted.statements.length };
    };
    // What is remembered for a while, such as settings, is read by one of them at most.
    const page = async (size: number) => {
      const answers = [await asked(size), await asked(size), await asked(size)];
      return answers.reduce((least, answer) => (answer.statements < least.statements ? answer : least));
    };
    const one = await page(1);
    const many = await page(20);
    expect([one.rows, Math.min(many.rows, 3)]).toEqual([1, 3]);
    expect(one.statements).toBeGreaterThan(0);
    expect(many.statements).toBeLessThanOrEqual(one.statements);
  });
});

const others = (userType: string) => `SELECT id FROM accounts WHERE user_type = '${userType}' AND id <> $family`;
/** Several rows for each list, of which most are `$family`'s. */
const ROWS = [
  `INSERT INTO conversations (user1_id, user2_id, started_by_id, last_seq)
   SELECT least(id, $family::uuid), greatest(id, $family::uuid), $family, 4 FROM (${others('aupair')}) AS other
   ON CONFLICT (user1_id, user2_id) DO UPDATE SET last_seq = 4`,
  `INSERT INTO messages (conversation_id, sender_id, receiver_id, content, seq, client_message_id)
   SELECT id, user1_id, user2_id, 'Do you swim?', seq, gen_random_uuid() FROM conversations, generate_series(1, 4) AS seq`,
  `INSERT INTO interviews (conversation_id, family_id, au_pair_id, proposed_by, state, starts_at, ends_at, scheduled_at)
   SELECT id, $family, CASE user1_id WHEN $family THEN user2_id ELSE user1_id END, $family, 'done', now() - interval '2 days',
     now() - interval '47 hours', now() - interval '3 days' FROM conversations WHERE $family IN (user1_id, user2_id)`,
  `INSERT INTO agreements (conversation_id, family_id, au_pair_id, region, time_zone, state, author_id, current_version,
     starts_on, ends_on, fingerprint, confirmed_at, changed_at)
   SELECT conversation_id, family_id, au_pair_id, 'australia', 'Australia/Sydney', 'completed', family_id, 1, '2025-01-01',
     '2025-06-01', 'signed', now(), now() FROM interviews`,
  `INSERT INTO reviews (agreement_id, author_id, about_id, stars, words, hours_as_agreed, house_rules, communication,
     written_at, edited_at, opened_at)
   SELECT id, au_pair_id, family_id, 5, 'Pancakes every Sunday.', 'yes', 'yes', 'yes', now(), now(), now() FROM agreements`,
  `INSERT INTO browser_errors (fingerprint, kind, message, stack, page, browser, release, count, first_seen_at, last_seen_at)
   SELECT sha256(n::text::bytea), 'uncaught', 'Lost', '', '/pricing', 'Firefox', 'a', 1, now(), now() FROM generate_series(1, 4) AS n`,
  `INSERT INTO blocks (blocker_id, blocked_id) SELECT $family, id FROM (${others('family')}) AS other`,
  `INSERT INTO shortlist_entries (user_id, saved_id) SELECT $family, id FROM (${others('aupair')}) AS other`,
  `INSERT INTO moderation_cases (subject_type, subject_id, about_id, evidence)
   SELECT 'profile', id, id, '{}' FROM (${others('aupair')}) AS other`,
  `INSERT INTO reports (case_id, reporter_id, subject_type, subject_id, reason, words, evidence)
   SELECT id, $family, 'profile', about_id, 'something-else', 'Rude.', '{}' FROM moderation_cases`,
  `INSERT INTO verification_checks (user_id, kind, state, waiting_since)
   SELECT id, 'identity', 'waiting', now() FROM (${others('aupair')}) AS other
   ON CONFLICT (user_id, kind) DO UPDATE SET state = 'waiting', waiting_since = now()`,
  `INSERT INTO purchases (person_id, plan, part, way, state, region, currency, amount_cents, created_at)
   SELECT $family, 'standard', 'term', 'card', 'settled', 'australia', 'AUD', 12500, now() FROM generate_series(1, 4)`,
  `INSERT INTO ledger_entries (key, purchase_id, person_id, kind, debit, credit, amount_cents, currency, occurred_at)
   SELECT kind || id, id, person_id, kind, 'card', 'receivable', 12500, 'AUD', now()
   FROM purchases, (VALUES ('charge'), ('payment')) AS kinds (kind)`,
  `INSERT INTO invoices (number, year, sequence, purchase_id, person_id, state, currency, total_cents, tax_cents, paper,
     issued_at, due_on)
   SELECT '2026-' || n, 2026, n, id, person_id, 'paid', 'AUD', 12500, 0, '{"lines": [{"text": "Standard", "amountCents": 12500}]}',
     now(), now() FROM (SELECT id, person_id, row_number() OVER () AS n FROM purchases) AS paid`,
  `WITH request AS (
     INSERT INTO support_requests (person_id, subject, created_at, last_message_at)
     SELECT $family, 'account', now(), now() FROM generate_series(1, 4) RETURNING id)
   INSERT INTO support_messages (request_id, from_support, words, created_at) SELECT id, false, 'Help', now() FROM request`,
  `INSERT INTO contact_messages (name, email, subject, message, region)
   SELECT 'Ana', 'ana@example.com', 'general', 'Do you have au pairs in Perth?', 'australia' FROM generate_series(1, 4)`,
  `INSERT INTO blog_posts (slug, title, content, summary, author, published, published_at)
   SELECT 'post-' || n, 'Post', '<p>Tea</p>', 'Tea', 'Hanna', true, now() FROM generate_series(1, 4) AS n`,
  `INSERT INTO resources (title, slug, content, audience, search_text, published)
   SELECT 'Guide', 'guide-' || n, '<p>Tea</p>', 'both', 'tea', true FROM generate_series(1, 4) AS n`,
  `INSERT INTO audit_entries (actor_id, action, subject_type, subject_id)
   SELECT id, 'user.viewed', 'profile', $family FROM accounts`,
  `INSERT INTO approvals (kind, person_id, subject, details, reason, state, proposed_by, proposed_at)
   SELECT 'export', id, id, '{}', 'They asked on the phone', 'declined', $family, now() FROM accounts`,
  `INSERT INTO notifications (person_id, kind, source_id, payload, path, created_at)
   SELECT $family, 'review.received', a.id::text, jsonb_build_object('userId', $family, 'personId', $family, 'authorId',
     a.au_pair_id, 'otherId', a.au_pair_id, 'aboutId', $family, 'arrangementId', a.id, 'stars', 5, 'reminder', false), '/', now()
   FROM agreements a`,
  `INSERT INTO brevo_events (key, kind, person_id, happened_at, received_at) SELECT id::text, 'opened', id, now(), now() FROM accounts`,
  `INSERT INTO jobs.job (name, data, keep_until, source_name, source_created_on, source_retry_count, source_output)
   SELECT 'given-up', '{}', now() + interval '9 days', 'mail.send', now(), 3, '{"message": "No answer"}' FROM generate_series(1, 4)`,
];
