/** Names of columns that hold a person's id, also where no foreign key says so. */
export const PERSON_COLUMNS = [
  'account_id',
  'actor_id',
  'au_pair_id',
  'author_id',
  'family_id',
  'owner_id',
  'payer_id',
  'person_id',
  'receiver_id',
  'reporter_id',
  'sender_id',
  'user_id',
  'user1_id',
  'user2_id',
] as const;

/**
 * What an export leaves out, as `table` or `table.column`, and why. Everything else that leads to a person is in it: a
 * table that is new is exported until somebody writes it down here.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  approvals: 'What administrators propose to each other',
  au_pair_search_terms: 'The profile again, in numbers',
  audit_entries: 'What administrators did, with the names of others',
  'ban_notices.contact_id': 'Somebody else was banned',
  'blocks.blocked_id': 'Who has blocked somebody is theirs to know',
  'contact_entries.author_id': 'Notes of administrators',
  family_search_terms: 'The profile again, in numbers',
  'held_messages.receiver_id': 'Messages that were never delivered',
  'hidden_people.hidden_id': 'Who has blocked somebody is theirs to know',
  message_warnings: 'What the rules against swindlers found in the words of others',
  'saved_search_finds.person_id': 'Whose searches found somebody is theirs to know',
  'shortlist_entries.saved_id': 'Who has saved somebody is theirs to know',
  suspicious_texts: 'How swindlers are found out',
};

/** Rows of their own that hang on a row of theirs. */
export const CHILDREN: readonly { table: string; column: string; of: string }[] = [
  { table: 'arrangement_versions', column: 'arrangement_id', of: 'arrangements' },
  { table: 'interview_proposals', column: 'interview_id', of: 'interviews' },
  { table: 'support_messages', column: 'request_id', of: 'support_requests' },
  { table: 'verification_files', column: 'check_id', of: 'verification_checks' },
  { table: 'verification_references', column: 'check_id', of: 'verification_checks' },
];

/** Of some tables a person gets only what they could read anyway. `$1` is their id. */
export const READABLE: Readonly<Record<string, string>> = {
  messages: '(sender_id = $1 OR removed_at IS NULL)',
  reviews: '(author_id = $1 OR opened_at IS NOT NULL)',
};

/** Secrets, keys, and what moderators and referees wrote for themselves. */
const WITHHELD_COLUMN =
  /(_hash|secret|token|_key|fingerprint|preview|p256dh|^auth|endpoint|moderator_note|^evidence|^answer|decided_by|claimed_by|withheld)$/;

export const isShown = (column: string, type: string): boolean => type !== 'bytea' && !WITHHELD_COLUMN.test(column);

/** A table with the columns by which its rows belong to somebody. */
export interface PersonalTable {
  table: string;
  personColumns: string[];
}

export interface FoundColumn {
  table: string;
  column: string;
  type: string;
  /** A foreign key to accounts or profiles, or a name of `PERSON_COLUMNS`. */
  ofPerson: boolean;
}

/** What an export reads, from all columns of the database. */
export function personalTables(columns: readonly FoundColumn[]): PersonalTable[] {
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !(table in LEFT_OUT));
  return tables.flatMap((table) => {
    const own = columns.filter((one) => one.table === table);
    const personColumns = own
      .filter(({ column, ofPerson }) => ofPerson && !(`${table}.${column}` in LEFT_OUT))
      .map(({ column }) => column);
    return personColumns.length > 0 ? [{ table, personColumns }] : [];
  });
}
