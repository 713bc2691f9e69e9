/**
 * How long Admin's lists take, with how many rows.
 *
 *   npm run build && node bench/admin.mjs [people, 200000] [tries of each question, 20]
 *
 * Runs its own PostgreSQL as bench/users.mjs does, and fills it once, for each 200,000 people with 1,000,000 entries of
 * the audit log, 200,000 purchases with their invoices and 500,000 rows of the ledger, 130,000 answers to whether
 * someone wants news, 20,000 moderation cases and reports, 50,000 messages to us, 20,000 requests for help, 40,000
 * agreements, 250,000 messages, 500,000 notifications and 100,000 jobs. The list of people itself is
 * bench/users.mjs's.
 */
import { measure, openAdmin } from './admin-stage.mjs';

const PEOPLE = Number(process.argv[2] ?? 200_000);
const TRIES = Number(process.argv[3] ?? 20);
const PROMISE_MS = 300;

/** Someone for each of `count` rows numbered `n`: `person`. */
const rows = (count) =>
  `(SELECT n, random() AS chance, now() - make_interval(mins => (random() * 1050000)::integer) AS at,
      1 + (n::bigint * 7919 % ${PEOPLE})::integer AS person_n FROM generate_series(1, ${count}) AS n) AS row
   JOIN bench_people AS person ON person.n = row.person_n`;
const money = `CASE WHEN person.other < 0.7 THEN 'AUD' ELSE 'NZD' END`;
const region = `CASE WHEN person.other < 0.7 THEN 'australia' ELSE 'newzealand' END`;

const MORE = (people) => [
  `INSERT INTO audit_entries (actor_id, action, subject_type, subject_id, reason, before, after, recorded_at)
   SELECT (SELECT array_agg(id) FROM bench_people WHERE n <= 12)[1 + row.n % 12],
     (ARRAY['user.viewed', 'user.viewed', 'user.viewed', 'check.opened', 'check.approved', 'contact.read', 'post.edited',
       'payment.refunded', 'setting.changed', 'user.suspended'])[1 + row.n % 10],
     (ARRAY['profile', 'profile', 'profile', 'check', 'check', 'contact-message', 'post', 'purchase', 'setting', 'person'])[1 + row.n % 10],
     person.id::text, 'Made up to measure.', '{"state": "before"}', '{"state": "after"}', row.at FROM ${rows(5 * people)}`,
  `INSERT INTO purchases (id, person_id, plan, part, way, state, region, currency, amount_cents, created_at, settled_at,
     starts_at, ends_at, checkout_expires_at)
   SELECT gen_random_uuid(), person.id, 'standard', 'term', CASE WHEN row.chance < 0.6 THEN 'card' ELSE 'invoice' END,
     CASE WHEN row.chance < 0.004 THEN 'cancelled' WHEN row.chance < 0.02 THEN 'refunded' WHEN row.n <= ${people / 100} THEN 'open' ELSE 'settled' END,
     ${region}, ${money}, 12500, row.at, row.at, row.at, row.at + interval '6 months', NULL FROM ${rows(people)}`,
  `INSERT INTO ledger_entries (key, purchase_id, person_id, kind, debit, credit, amount_cents, currency, occurred_at)
   SELECT kind || id, id, person_id, kind, CASE kind WHEN 'charge' THEN 'receivable' ELSE 'card' END,
     CASE kind WHEN 'charge' THEN 'sales' ELSE 'receivable' END, amount_cents, currency, created_at
   FROM purchases CROSS JOIN (VALUES ('charge'), ('payment')) AS kinds (kind) WHERE kind = 'charge' OR state <> 'open'`,
  `INSERT INTO invoices (number, year, sequence, purchase_id, person_id, state, currency, total_cents, tax_cents, paper,
     issued_at, due_on)
   SELECT '2026-' || lpad(n::text, 6, '0'), 2026, n, id, person_id, state, currency, amount_cents, 1136,
     '{"lines": [{"text": "Standard, 3 months", "amountCents": 12500}]}', created_at, created_at::date + 14
   FROM (SELECT row_number() OVER (ORDER BY created_at) AS n, id, person_id, currency, amount_cents, created_at,
           CASE purchases.state WHEN 'open' THEN 'open' WHEN 'cancelled' THEN 'cancelled' ELSE 'paid' END AS state
         FROM purchases) AS paid`,
  `INSERT INTO marketing_consents (person_id, agreed, source, recorded_at)
   SELECT id, chance < 0.5, CASE WHEN chance < 0.5 THEN 'sign-up' ELSE 'account' END, joined FROM bench_people WHERE chance < 0.65`,
  `INSERT INTO marketing_contacts (person_id, email, list, fingerprint, told_at)
   SELECT id, 'p' || n || '@example.com', 'families-australia', 'x', now() FROM bench_people WHERE chance < 0.45`,
  `INSERT INTO brevo_events (key, kind, person_id, happened_at, received_at)
   SELECT row.n::text, 'opened', person.id, row.at, row.at FROM ${rows(people)}`,
  `INSERT INTO moderation_cases (subject_type, subject_id, about_id, evidence, opened_at, decided_at, decided_by, action)
   SELECT 'profile', person.id, person.id, '{}', row.at, CASE WHEN row.n % 4 > 0 THEN row.at END, NULL,
     CASE WHEN row.n % 4 > 0 THEN 'none' END FROM ${rows(people / 10)}`,
  `INSERT INTO reports (case_id, reporter_id, subject_type, subject_id, reason, words, evidence)
   SELECT id, (SELECT id FROM bench_people WHERE n = 2), subject_type, gen_random_uuid(), 'something-else', 'x', '{}' FROM moderation_cases`,
  `INSERT INTO contact_messages (name, email, subject, message, region, created_at, last_written_at, state)
   SELECT person.first_name || ' ' || person.last_name, 'p' || person.n || '@example.com', 'general',
     repeat('Some forty letters that say little at all. ', 6), ${region}, row.at, row.at,
     (ARRAY['open', 'answered', 'closed', 'closed'])[1 + row.n % 4] FROM ${rows(people / 4)}`,
  `INSERT INTO support_requests (id, person_id, subject, state, created_at, last_message_at)
   SELECT gen_random_uuid(), person.id, 'account', (ARRAY['open', 'answered', 'closed', 'closed'])[1 + row.n % 4], row.at, row.at
   FROM ${rows(people / 10)}`,
  `INSERT INTO support_messages (request_id, from_support, words, created_at)
   SELECT id, false, 'Made up to measure.', created_at FROM support_requests`,
  `INSERT INTO conversations (id, user1_id, user2_id, started_by_id, last_seq, created_at, last_message_at)
   SELECT gen_random_uuid(), least(person.id, other.id), greatest(person.id, other.id), person.id, 5, row.at, row.at
   FROM ${rows(people / 4)} JOIN bench_people AS other ON other.n = 1 + (row.n::bigint * 104729 + 1) % ${people}
   WHERE other.id <> person.id ON CONFLICT DO NOTHING`,
  `INSERT INTO messages (conversation_id, sender_id, receiver_id, content, is_read, seq, client_message_id, created_at)
   SELECT id, CASE seq % 2 WHEN 1 THEN user1_id ELSE user2_id END, CASE seq % 2 WHEN 1 THEN user2_id ELSE user1_id END,
     'Made up to measure.', true, seq, gen_random_uuid(), created_at + seq * interval '1 hour'
   FROM conversations CROSS JOIN generate_series(1, 5) AS seq ORDER BY 8`,
  `INSERT INTO agreements (conversation_id, family_id, au_pair_id, region, time_zone, state, author_id, current_version,
     starts_on, ends_on, fingerprint, confirmed_at, changed_at)
   SELECT DISTINCT ON (user2_id) id, user1_id, user2_id, 'australia', 'Australia/Sydney',
     (ARRAY['proposed', 'confirmed', 'active', 'completed'])[1 + (random() * 3)::integer], user1_id, 1, created_at::date,
     created_at::date + 180, 'x', created_at, created_at FROM conversations ORDER BY user2_id`,
  `INSERT INTO notifications (person_id, kind, source_id, payload, path, created_at, read_at)
   SELECT person.id, 'review.opened', row.n::text, '{}', '/', row.at, CASE WHEN row.n % 5 > 0 THEN row.at END
   FROM ${rows(2.5 * people)}`,
  `INSERT INTO approvals (kind, person_id, subject, details, reason, state, proposed_by, proposed_at)
   SELECT 'export', person.id, person.id, '{}', 'Made up.', 'agreed', person.id, row.at FROM ${rows(people / 20)}`,
];
/** No one does these: they are for tomorrow, done, or given up. */
const JOBS = (count) => `
  INSERT INTO jobs.job (name, state, data, start_after, created_on, started_on, completed_on, keep_until, source_name,
    source_created_on, source_retry_count, source_output)
  SELECT CASE WHEN n % 10 = 0 THEN 'given-up' ELSE 'email.send' END,
    (CASE WHEN n % 10 BETWEEN 1 AND 4 THEN 'completed' ELSE 'created' END)::jobs.job_state, '{}', now() + interval '1 day',
    now() - make_interval(secs => n), now(), CASE WHEN n % 10 BETWEEN 1 AND 4 THEN now() END, now() + interval '9 days',
    CASE WHEN n % 10 = 0 THEN 'email.send' END, now(), 3, '{"message": "The mail server did not answer"}'
  FROM generate_series(1, ${count}) AS n`;

const admin = await openAdmin({ people: PEOPLE, more: MORE });
const { client, count, ask } = admin;
if ((await count(`jobs.job WHERE name IN ('given-up', 'email.send')`)) < PEOPLE / 2)
  await client.query(JOBS(PEOPLE / 2));
await client.query('ANALYZE jobs.job');
const someone = async (n) => (await client.query('SELECT id FROM accounts WHERE username = $1', [`p${n}`])).rows[0].id;
const [person, actor, rare] = [await someone(5), await someone(3), await someone(77)];
const [invoice] = (await client.query('SELECT number FROM invoices ORDER BY id LIMIT 1')).rows;
const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString();
const isoDay = (ago) => day(ago).slice(0, 10);

/** [what, where, the question]. */
const QUESTIONS = [
  ['queues', 'queues'],
  ['audit log', 'audit-entries'],
  ['audit log: of one admin', 'audit-entries', { actorId: actor }],
  ['audit log: of nobody', 'audit-entries', { actorId: rare }],
  ['audit log: a rare deed of one admin', 'audit-entries', { actorId: actor, action: 'user.suspended' }],
  ['audit log: a deed of nothing of the kind', 'audit-entries', { action: 'user.suspended', subjectType: 'post' }],
  ['audit log: about one person', 'audit-entries', { subjectType: 'profile', subjectId: person }],
  ['audit log: about an id, whatever it is', 'audit-entries', { subjectId: person }],
  ['audit log: of a week two years ago', 'audit-entries', { from: day(700), until: day(693) }],
  ['audit log: what can be chosen', 'audit-choices'],
  ['payments', 'payments', { page: 1 }],
  ['payments: cancelled', 'payments', { state: 'cancelled' }],
  ['payments: premium', 'payments', { plan: 'premium' }],
  ['payments: of one person', 'payments', { userId: person }],
  ['payments: by invoice number', 'payments', { q: invoice.number }],
  ['payments: by the beginning of a username', 'payments', { q: 'p1234' }],
  ['payments: by a word of nobody', 'payments', { q: 'qqqxxz' }],
  ['invoices', 'invoices', {}],
  ['invoices: open', 'invoices', { state: 'open' }],
  ['invoices: cancelled', 'invoices', { state: 'cancelled' }],
  ['invoices: by a word of nobody', 'invoices', { q: 'qqqxxz' }],
  ['ledger of one person', 'ledger', { userId: person }],
  ['news: sums', 'marketing/audience'],
  ['news: people', 'marketing/people', {}],
  ['news: who is in', 'marketing/people', { standing: 'in' }],
  ['news: who bounced (nobody)', 'marketing/people', { standing: 'bounced' }],
  ['news: a rare word', 'marketing/people', { search: 'p123456' }],
  ['news: what Brevo reported', 'marketing/events', {}],
  ['moderation: open', 'moderation-cases', { state: 'open' }],
  ['moderation: decided', 'moderation-cases', { state: 'decided' }],
  ['moderation: appealed', 'moderation-cases', { state: 'appealed' }],
  ['checks: waiting', 'verification-checks', { state: 'waiting' }],
  ['messages to us', 'contact-messages', {}],
  ['messages to us: open', 'contact-messages', { state: 'open' }],
  ['messages to us: a rare word', 'contact-messages', { search: 'p12345@' }],
  ['messages to us: a word of everybody', 'contact-messages', { search: 'letters' }],
  ['requests for help', 'support-requests', {}],
  ['requests for help: closed', 'support-requests', { state: 'closed' }],
  ['agreements', 'agreements', {}],
  ['agreements: active', 'agreements', { state: 'active' }],
  ['agreements: a name', 'agreements', { search: 'p1234' }],
  ['approvals', 'approvals', {}],
  ['jobs', 'jobs', {}],
  ['jobs: given up', 'given-up-jobs', {}],
  ['posts', 'posts', {}],
  ['resources', 'resources', {}],
  ['figures of a month', 'figures', { from: isoDay(30), to: isoDay(0) }],
  ['figures of two years', 'figures', { from: isoDay(730), to: isoDay(0) }],
  ['a person', `users/${person}`],
  ['a person: dealings', `users/${person}/dealings`],
];

const began = performance.now();
await ask('/api/admin/figures', { from: isoDay(1), to: isoDay(0) });
console.log(`Figures of every day, counted for the first time: ${Math.round(performance.now() - began)} ms`);
console.log(`${PEOPLE} people, ${TRIES} tries each (ms over HTTP)`);
const slow = [];
const only = process.env.ONLY;
for (const [label, path, question] of QUESTIONS) {
  if (only && !label.includes(only)) continue;
  const p95 = await measure(
    label,
    TRIES,
    () => ask(`/api/admin/${path}`, question),
    (body) => {
      const list = Array.isArray(body) ? body : body.items;
      return list ? `(${list.length} rows)` : '';
    },
  );
  if (p95 > PROMISE_MS) slow.push(label);
}
const today = () => client.query(`UPDATE metric_runs SET counted_at = now() - interval '5 minutes'`);
await measure('figures, today counted anew', Math.min(TRIES, 5), async () => {
  await today();
  return ask('/api/admin/figures', { from: isoDay(30), to: isoDay(0) });
});
console.log(slow.length ? `Over ${PROMISE_MS} ms: ${slow.join('; ')}` : `All under ${PROMISE_MS} ms.`);
await admin.close();
process.exit(0);
