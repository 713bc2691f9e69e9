import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { differences } from '../support/differences.js';
import type { Entry } from '../support/history.js';
import type { SentEmail } from '../support/repeated-emails.js';
import type { Installation } from './installation.js';
import type { Claim } from './writers/writer.js';

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

/** Runs a scheduled task now, in whichever process takes it. */
export async function runScheduled({ postgres }: Installation, name: string): Promise<void> {
  const boss = new PgBoss({ connectionString: postgres.adminUrl, schema: 'jobs', supervise: false, schedule: false });
  boss.on('error', () => undefined);
  try {
    await boss.start();
    await boss.send(name, { requestId: null, data: null });
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** What is wrong with the writes that were acknowledged: each has to be stored exactly once, and nothing else. */
export async function wronglyStored({ postgres }: Installation, claims: readonly Claim[]): Promise<string[]> {
  const wrong = [];
  for (const { what, acknowledged, sql, values } of claims) {
    const rows = await postgres.query<{ found: string }>(sql, [...values]);
    wrong.push(
      ...differences(
        what,
        acknowledged,
        rows.map(({ found }) => found),
      ),
    );
  }
  return wrong;
}

/** Number of deviations by what they are; all of them should be 0. */
export async function halfStates({ postgres }: Installation): Promise<Record<string, number>> {
  const count = async (sql: string) =>
    (await postgres.query<{ count: number }>(`SELECT count(*)::integer AS count ${sql}`))[0]?.count ?? 0;
  return {
    // A deleted message counts as read, and an erased member has no read marks any more.
    'messages whose read mark is wrong': await count(
      `FROM messages m LEFT JOIN conversation_reads r ON r.conversation_id = m.conversation_id AND r.user_id = m.receiver_id
       WHERE m.is_read <> (m.seq <= coalesce(r.last_read_seq, 0)) AND m.deleted_at IS NULL
         AND NOT EXISTS (SELECT FROM erasures WHERE account_id = m.receiver_id AND erased_at IS NOT NULL)`,
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
    'data exports that are not ready': await count(`FROM data_exports WHERE state <> 'ready' OR byte_size IS NULL`),
    'invoices with the same number': await count(
      'FROM (SELECT FROM invoices GROUP BY number HAVING count(*) > 1) AS same',
    ),
    'begun erasures that are not done': await count('FROM erasures WHERE begun_at IS NOT NULL AND erased_at IS NULL'),
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

/** Every email that the mail server got, as often as it got it. */
export const sentEmails = ({ smtp }: Installation): SentEmail[] =>
  smtp.received.map(({ recipients, mail: { messageId = '', subject = '', text = '', attachments } }) => ({
    ...{ messageId, to: recipients.join(), subject, text },
    calendar: attachments
      .filter(({ mimeType }) => mimeType === 'text/calendar')
      .flatMap(
        ({ content }) =>
          Buffer.from(content as ArrayBuffer)
            .toString()
            .match(/^(?:UID|SEQUENCE):.*$/gm) ?? [],
      ),
  }));

/** Whether a message of these conversations is stored twice. */
export async function hasMessageTwice({ postgres }: Installation, conversationIds: string[]): Promise<boolean> {
  const sql = `SELECT FROM messages WHERE conversation_id = ANY($1::uuid[]) GROUP BY sender_id, content
    HAVING count(*) > 1 LIMIT 1`;
  return (await postgres.query(sql, [conversationIds])).length > 0;
}
