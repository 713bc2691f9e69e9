import { expect } from '@jest/globals';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import type { TestApp } from './test-app.js';

/** `table.column` of every text or JSON of the database in which one of these words stands. */
export async function findEverywhere({ database }: TestApp, words: string[]): Promise<string[]> {
  const columns = await database.query<{ schema: string; table: string; column: string }>(
    `SELECT table_schema AS schema, table_name AS table, column_name AS column FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'
       AND (data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY') OR udt_name = 'citext')`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const [row] = await database.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT FROM "${schema}"."${table}" WHERE "${column}"::text ILIKE ANY ($1)) AS found`,
      [words.map((word) => `%${word}%`)],
    );
    if (row?.found) found.push(`${table}.${column}`);
  }
  return found;
}

/** How many files of people there are. */
export async function storedFiles({ app }: TestApp): Promise<number> {
  let count = 0;
  const storage = app.get(ObjectStorage, { strict: false });
  for (const folder of ['photos', 'documents', 'exports'])
    for await (const { key } of storage.list(folder)) count += key ? 1 : 0;
  return count;
}

const OFFICE = 'An administrator who did it, by id alone; the name stands in the account';
const AGREEMENT = 'The other one’s signed agreement';
const CONVERSATION = 'The other one’s conversation';
const BOOKS = 'Books are kept as tax law asks';
const MODERATED = 'Reports and decisions stay for whoever else they concern';
const GOES_ALONG = 'Its row hangs on another key, and goes with that';
const NOBODY = 'Leads to no person';

/**
 * What becomes of a column that holds an id without a foreign key. `true`: its rows are deleted by name
 * (`erasing.repository.ts`, or with the files). Everything with a key goes with what it leads to.
 */
export const WITHOUT_KEY: Readonly<Record<string, string | true>> = {
  'appeals.decided_by': OFFICE,
  'approvals.decided_by': OFFICE,
  'approvals.person_id': 'That two administrators agreed about somebody',
  'approvals.proposed_by': OFFICE,
  'arrangement_acceptances.person_id': AGREEMENT,
  'arrangement_drafts.author_id': true,
  'arrangement_versions.author_id': AGREEMENT,
  'arrangements.au_pair_id': AGREEMENT,
  'arrangements.author_id': AGREEMENT,
  'arrangements.closed_by_id': AGREEMENT,
  'arrangements.family_id': AGREEMENT,
  'audit_entries.actor_id': OFFICE,
  'ban_notices.banned_id': 'Somebody who was warned about them still reads why',
  'blog_post_revisions.saved_by': OFFICE,
  'blog_posts.edited_by': OFFICE,
  'brevo_events.person_id': 'What Brevo reported, without an address',
  'contact_entries.author_id': OFFICE,
  'contact_messages.assigned_to': OFFICE,
  'conversation_reads.user_id': true,
  'conversations.started_by_id': CONVERSATION,
  'conversations.user1_id': CONVERSATION,
  'conversations.user2_id': CONVERSATION,
  'data_exports.asked_by': GOES_ALONG,
  'erasures.account_id': 'That and when somebody was erased',
  'erasures.asked_by': 'That and when somebody was erased',
  'held_messages.client_message_id': NOBODY,
  'held_messages.conversation_id': NOBODY,
  'held_messages.receiver_id': true,
  'held_messages.sender_id': true,
  'interviews.closed_by': GOES_ALONG,
  'interviews.proposed_by': GOES_ALONG,
  'invoices.person_id': BOOKS,
  'ledger_entries.actor_id': OFFICE,
  'ledger_entries.person_id': BOOKS,
  'marketing_consents.person_id': 'That somebody agreed, and when',
  'marketing_contacts.person_id': 'Until Brevo has been told to forget them',
  'message_events.actor_id': CONVERSATION,
  'message_warnings.conversation_id': NOBODY,
  'message_warnings.message_id': NOBODY,
  'message_warnings.receiver_id': true,
  'messages.client_message_id': NOBODY,
  'messages.receiver_id': CONVERSATION,
  'messages.sender_id': CONVERSATION,
  'moderation_cases.about_id': MODERATED,
  'moderation_cases.claimed_by': OFFICE,
  'moderation_cases.decided_by': OFFICE,
  'moderation_cases.subject_id': MODERATED,
  'place_applications.conversation_id': NOBODY,
  'profile_sign_ins.session_id': GOES_ALONG,
  'purchases.person_id': BOOKS,
  'push_subscriptions.session_id': GOES_ALONG,
  'refresh_tokens.child_id': GOES_ALONG,
  'refused_addresses.account_id': 'A banned address does not come back',
  'reports.reporter_id': MODERATED,
  'reports.subject_id': MODERATED,
  'site_settings.updated_by': OFFICE,
  'suspicious_texts.receiver_id': true,
  'suspicious_texts.sender_id': true,
  'uploads.owner_id': true,
  'verification_checks.decided_by': OFFICE,
  'verification_files.adult_id': NOBODY,
};

interface IdColumn {
  /** `table.column`. */
  column: string;
  /** Tables that it leads to by a foreign key, with what happens when that row goes (`pg_constraint.confdeltype`). */
  keys: { to: string; deletes: string }[];
}

/** Every column of the product's tables that holds ids of something else. */
export function idColumns({ database }: TestApp): Promise<IdColumn[]> {
  return database.query<IdColumn>(
    `SELECT c.relname || '.' || a.attname AS column,
       (SELECT coalesce(json_agg(json_build_object('to', confrelid::regclass::text, 'deletes', confdeltype)), '[]')
        FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY (k.conkey)) AS keys
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attname <> 'id'
       AND format_type(a.atttypid, NULL) IN ('uuid', 'uuid[]')
     ORDER BY 1`,
  );
}
