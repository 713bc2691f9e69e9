import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Installation } from './installation.js';
import type { Entry } from '../support/history.js';

/** What has not come by then, however busy the machine is, does not come. */
export const PATIENCE_MS = 240_000;

/** Tries until nothing is left, and answers what is left when the time is over. */
export async function untilNone<T extends Record<string, number>>(look: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const left = await look();
    if (Object.values(left).every((count) => count === 0) || performance.now() > end) return left;
    await pause(500);
  }
}

/** Messages as they are stored, and how far each conversation says that it has got. */
export async function storedIn({
  postgres,
}: Installation): Promise<{ stored: Entry[]; lastSeqs: Map<string, number> }> {
  const stored = await postgres.query<Entry>(
    `SELECT conversation_id AS "conversationId", seq, 'message' AS kind, sender_id AS "senderId",
       client_message_id AS "clientMessageId", content,
       CASE WHEN content ~ '^[0-9a-f-]{36} [0-9]+$' THEN split_part(content, ' ', 2)::integer ELSE 0 END AS ordinal
     FROM messages UNION ALL SELECT conversation_id, seq, kind, NULL, NULL, NULL, NULL FROM message_events`,
  );
  const heads = await postgres.query<{ id: string; lastSeq: number }>(
    'SELECT id, last_seq AS "lastSeq" FROM conversations',
  );
  return { stored, lastSeqs: new Map(heads.map(({ id, lastSeq }) => [id, lastSeq])) };
}

/** What is still owed, after what would be tried again later was made due now. */
export async function owedBy({ postgres }: Installation): Promise<Record<string, number>> {
  await postgres.query('UPDATE outbox_events SET available_at = now() WHERE available_at > now()');
  await postgres.query(`UPDATE jobs.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`);
  const [events] = await postgres.query<{ count: number }>('SELECT count(*)::integer AS count FROM outbox_events');
  const jobs = await postgres.query<{ what: string; count: number }>(
    `SELECT name || ' (' || state || ')' AS what, count(*)::integer AS count FROM jobs.job
     WHERE state IN ('created', 'retry', 'active') AND start_after <= now() AND name <> 'given-up' GROUP BY 1`,
  );
  const deliveries = await postgres
    .query<{ count: number }>(
      `WITH due AS (UPDATE event_deliveries SET available_at = now() WHERE available_at > now() AND dead_at IS NULL)
       SELECT count(*)::integer AS count FROM event_deliveries WHERE dead_at IS NULL`,
    )
    .catch(() => []);
  return {
    'outbox events': events?.count ?? 0,
    deliveries: deliveries[0]?.count ?? 0,
    ...Object.fromEntries(jobs.map(({ what, count }) => [`job ${what}`, count])),
  };
}

/** Work that was given up: an admin would have to look at it. */
export async function givenUp({ postgres }: Installation): Promise<string[]> {
  const jobs = await postgres.query<{ what: string }>(
    `SELECT coalesce(source_name, 'job') || ': ' || left(coalesce(output, data)::text, 300) AS what FROM jobs.job WHERE name = 'given-up'`,
  );
  return jobs.map(({ what }) => what);
}

/** Runs scheduled work now, in whichever process takes it. */
export async function runScheduled({ postgres }: Installation, name: string): Promise<void> {
  const boss = new PgBoss({ connectionString: postgres.adminUrl, schema: 'jobs', supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.send(name, { requestId: null, data: null });
  await boss.stop({ graceful: false });
}

/** Number of deviations by what they are; all of them should be 0. */
export async function halfStates(installation: Installation): Promise<Record<string, number>> {
  const { postgres } = installation;
  const count = async (sql: string) =>
    (await postgres.query<{ count: number }>(`SELECT count(*)::integer AS count ${sql}`))[0]?.count ?? 0;
  const files = installation.photoFiles();
  const rows = await postgres.query<{ id: string }>(`SELECT id FROM uploads WHERE kind = 'photo'`);
  return {
    'messages whose read mark is wrong': await count(
      `FROM messages m LEFT JOIN conversation_reads r ON r.conversation_id = m.conversation_id AND r.user_id = m.receiver_id
       WHERE m.is_read <> (m.seq <= coalesce(r.last_read_seq, 0))`,
    ),
    'conversations whose unread counts are wrong': await count(
      `FROM conversations c WHERE (user1_unread, user2_unread) <> (
         SELECT count(*) FILTER (WHERE receiver_id = c.user1_id), count(*) FILTER (WHERE receiver_id = c.user2_id)
         FROM messages WHERE conversation_id = c.id AND NOT is_read)`,
    ),
    'read marks past the end': await count(
      `FROM conversation_reads r JOIN conversations c ON c.id = r.conversation_id WHERE r.last_read_seq > c.last_seq`,
    ),
    'proposed or scheduled interviews without times': await count(
      `FROM interviews i WHERE state = 'proposed' AND NOT EXISTS (SELECT FROM interview_proposals p WHERE p.interview_id = i.id)
         OR state = 'scheduled' AND starts_at IS NULL`,
    ),
    'agreements whose signatures do not match their state': await count(
      `FROM agreements a, LATERAL (SELECT count(*) AS signed FROM agreement_acceptances s
         WHERE s.agreement_id = a.id AND s.version = a.current_version) AS signatures
       WHERE state = 'accepted' AND signed <> 1 OR state = 'confirmed' AND signed <> 2 OR state IN ('draft', 'proposed') AND signed <> 0`,
    ),
    'photo rows without files': rows.filter(({ id }) => files.get(id) !== 3).length,
    'photo files without a row': [...files.keys()].filter((id) => !rows.some((row) => row.id === id)).length,
    'data exports without a file': await count(
      `FROM data_exports WHERE state = 'waiting' OR state = 'ready' AND byte_size IS NULL`,
    ),
  };
}

/** Acknowledged bookings that are not in the books exactly once, and books that do not agree with themselves. */
export async function wrongBooks(
  { postgres }: Installation,
  booked: readonly string[],
): Promise<Record<string, number>> {
  const rows = await postgres.query<{ reference: string; count: number }>(
    `SELECT reference, count(*)::integer AS count FROM ledger_entries WHERE kind = 'payment' GROUP BY 1`,
  );
  const counts = new Map(rows.map(({ reference, count }) => [reference, count]));
  const [row] = await postgres.query<{ purchases: number; invoices: number; gaps: number }>(
    `SELECT (SELECT count(*)::integer FROM purchases) AS purchases, (SELECT count(*)::integer FROM invoices) AS invoices,
       (SELECT count(*)::integer FROM invoices) - (SELECT count(DISTINCT number)::integer FROM invoices) AS gaps`,
  );
  return {
    'payments lost or twice': booked.filter((reference) => counts.get(reference) !== 1).length,
    'payments that were not acknowledged': rows.length - booked.length,
    'purchases too many': (row?.purchases ?? 0) - 1,
    'invoices too many': (row?.invoices ?? 0) - 1,
    'invoice numbers twice': row?.gaps ?? 0,
  };
}

/** Emails: as many as jobs that are done, each under one id. */
export async function emailCounts({
  postgres,
  smtp,
}: Installation): Promise<{ jobs: number; emails: number; again: number }> {
  const [row] = await postgres.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM jobs.job WHERE name = 'email.send' AND state = 'completed'`,
  );
  const emails = new Set(smtp.received.map(({ mail }) => mail.messageId)).size;
  return { jobs: row?.count ?? 0, emails, again: smtp.received.length - emails };
}

/** Whether a message of these conversations is stored twice. */
export async function hasDuplicates({ postgres }: Installation, conversationIds: string[]): Promise<boolean> {
  const [row] = await postgres.query<{ count: number }>(
    `SELECT (count(*) - count(DISTINCT (sender_id, content)))::integer AS count FROM messages
     WHERE conversation_id = ANY($1::uuid[])`,
    [conversationIds],
  );
  return (row?.count ?? 0) > 0;
}
