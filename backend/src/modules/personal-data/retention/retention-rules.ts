/** Rows that are deleted once they are old enough. */
export interface RetentionRule {
  table: string;
  /** The age of a row, in an expression that has an index where the table is large. */
  since: string;
  days: number;
  /** Which rows alone, if not all. */
  where?: string;
  why: string;
}

/** The one list of what is deleted with time; docs/privacy.md shows the same, and a test compares the two. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    table: 'sessions',
    since: 'least(ended_at, idle_expires_at, expires_at)',
    days: 30,
    why: 'to answer what happened in a session',
  },
  { table: 'account_links', since: 'expires_at', days: 30, why: 'links in emails, which no longer work' },
  { table: 'household_invitations', since: 'expires_at', days: 30, why: 'invitations that no one accepted' },
  { table: 'used_passkey_challenges', since: 'used_at', days: 1, why: 'challenges, which expire within minutes' },
  { table: 'idempotency_keys', since: 'created_at', days: 1, why: 'answers to repeats of a request' },
  { table: 'notifications', since: 'created_at', days: 180, why: 'no one reads them any more' },
  { table: 'blog_post_visits', since: 'seen_at', days: 30, why: 'who had a post open in the editor' },
  { table: 'browser_errors', since: 'last_seen_at', days: 90, why: 'errors that no browser meets any more' },
  { table: 'brevo_events', since: 'happened_at', days: 400, why: 'what became of marketing emails' },
  {
    table: 'contact_messages',
    since: 'last_written_at',
    days: 730,
    where: `state IN ('answered', 'closed')`,
    why: 'to answer what someone was told',
  },
  { table: 'contact_messages', since: 'last_written_at', days: 30, where: `state = 'spam'`, why: 'spam' },
  { table: 'data_exports', since: 'expires_at', days: 365, where: `state = 'expired'`, why: 'that a copy was made' },
  {
    table: 'held_messages',
    since: 'created_at',
    days: 180,
    where: `state <> 'held'`,
    why: 'what moderators released or dropped',
  },
  {
    table: 'message_versions',
    since: 'replaced_at',
    days: 90,
    why: 'what edited and deleted messages said, for reports',
  },
  { table: 'resource_downloads', since: 'day', days: 730, why: 'counts of downloads by day' },
  {
    table: 'saved_search_finds',
    since: 'found_at',
    days: 180,
    where: `NOT EXISTS (SELECT FROM au_pair_profiles p WHERE p.id = person_id AND p.active)
      AND NOT EXISTS (SELECT FROM family_profiles p WHERE p.id = person_id AND p.active)`,
    why: 'people whose profile is paused; those who come back are new again',
  },
  { table: 'stripe_events', since: 'received_at', days: 90, why: 'Stripe repeats an event for three days' },
  {
    table: 'blog_post_revisions',
    since: 'saved_at',
    days: 90,
    where: `kind <> 'published'
      AND number <= (SELECT max(r.number) FROM blog_post_revisions r WHERE r.post_id = blog_post_revisions.post_id) - 50
      AND NOT EXISTS (SELECT FROM blog_posts p WHERE p.id = post_id AND p.scheduled_revision = number)`,
    why: 'the newest fifty and what was published stay',
  },
];

const WITH_ACCOUNT = 'goes with the account';
const WITH_PARENT = 'goes with the row it belongs to';
const EDITORIAL = 'written by admins, grows with what they publish';
const BOOKS = 'kept as tax law asks';
const OWN_TASK = 'a task of its module deletes it';

/** Why every other table is not in the list. */
export const NOT_BY_AGE: Readonly<Record<string, string>> = {
  accounts: WITH_ACCOUNT,
  appeals: WITH_PARENT,
  approvals: 'that two admins agreed',
  agreement_acceptances: WITH_PARENT,
  agreement_drafts: WITH_PARENT,
  agreement_versions: WITH_PARENT,
  agreements: 'both sides may have to prove what was agreed',
  au_pair_profiles: WITH_ACCOUNT,
  au_pair_search_terms: WITH_ACCOUNT,
  audit_entries: 'append-only',
  ban_notices: WITH_ACCOUNT,
  blocks: WITH_ACCOUNT,
  blog_post_addresses: EDITORIAL,
  blog_post_drafts: EDITORIAL,
  blog_posts: EDITORIAL,
  calendar_feeds: WITH_ACCOUNT,
  call_preferences: WITH_ACCOUNT,
  contact_entries: WITH_PARENT,
  content_seeds: EDITORIAL,
  conversation_reads: WITH_PARENT,
  conversations: 'stay with the two, until both are gone',
  country_landings: EDITORIAL,
  daily_metrics: 'numbers without people',
  erasures: 'to erase again what a backup brings back',
  event_deliveries: OWN_TASK,
  early_exits: WITH_ACCOUNT,
  family_profiles: WITH_ACCOUNT,
  family_search_terms: WITH_ACCOUNT,
  faq_entries: EDITORIAL,
  metric_runs: 'one row',
  user_blocks_effective: WITH_ACCOUNT,
  household_members: WITH_ACCOUNT,
  interview_notes: WITH_PARENT,
  interview_proposals: WITH_PARENT,
  interviews: WITH_ACCOUNT,
  invoice_numbers: BOOKS,
  invoices: BOOKS,
  last_seen: WITH_ACCOUNT,
  ledger_entries: BOOKS,
  legal_facts: EDITORIAL,
  marketing_consents: 'proof of consent, append-only',
  marketing_contacts: OWN_TASK,
  marketing_lists: 'a few rows',
  marketing_sync_runs: OWN_TASK,
  message_digest_marks: WITH_PARENT,
  message_digests: 'one row for each account',
  message_events: WITH_PARENT,
  message_warnings: 'stays with the message it warns of',
  messages: WITH_PARENT,
  mfa_factors: WITH_ACCOUNT,
  mfa_recovery_codes: WITH_ACCOUNT,
  migrations: 'a few rows',
  moderation_cases: 'decisions about safety, also of people who come back',
  notification_preferences: WITH_ACCOUNT,
  outbox_events: OWN_TASK,
  job_applications: WITH_PARENT,
  job_listings: WITH_ACCOUNT,
  passkeys: WITH_ACCOUNT,
  person_notes: WITH_ACCOUNT,
  profile_drafts: WITH_ACCOUNT,
  profile_reputations: WITH_ACCOUNT,
  profile_sign_ins: OWN_TASK,
  profiles: WITH_ACCOUNT,
  purchases: BOOKS,
  push_subscriptions: WITH_ACCOUNT,
  quiet_hours: WITH_ACCOUNT,
  recorded_days: 'both sides may have to prove what was worked',
  refresh_tokens: WITH_PARENT,
  banned_addresses: 'a banned address does not come back',
  reports: WITH_PARENT,
  resource_attachments: EDITORIAL,
  resources: EDITORIAL,
  review_invitations: WITH_PARENT,
  reviews: WITH_ACCOUNT,
  saved_searches: WITH_ACCOUNT,
  search_cards: WITH_ACCOUNT,
  shortlist_entries: WITH_ACCOUNT,
  site_settings: 'a few rows',
  support_messages: WITH_PARENT,
  support_notes: WITH_PARENT,
  support_requests: WITH_ACCOUNT,
  suspicious_texts: OWN_TASK,
  unavailable_dates: OWN_TASK,
  uploads: OWN_TASK,
  user_directory: WITH_ACCOUNT,
  verification_checks: WITH_ACCOUNT,
  verification_file_openings: WITH_PARENT,
  verification_files: OWN_TASK,
  verification_references: WITH_PARENT,
  visa_rules: EDITORIAL,
};
