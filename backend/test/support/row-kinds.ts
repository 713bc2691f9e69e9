import { BUCKETS } from '../../src/platform/page-speed/buckets.js';

/**
 * Rows like one that the world has, with other values in some columns: SQL, in which `n` is the number of the row and
 * `$family` the id of the world's family. Without such a row, all the values. `most`: what the product itself allows.
 */
export type RowKind = [table: string, like: string | null, but: Record<string, string>, most?: number];

/** The id of the `n`th row of a kind, so that rows can name each other. */
const id = (kind: string) => `md5('${kind.replace('$', '')}' || n)::uuid`;
const NEW_ID = 'gen_random_uuid()';
const AGO = `now() - n * interval '1 minute'`;
const FAMILY = id('a family');
const AU_PAIR = id('an au pair');

/** An account of the role with its profile, like that of a member of the world. */
const member = (table: string, who: string, like: string): RowKind[] => {
  const names = { id: who, email: `${who} || '@example.com'`, username: `left(${who}::text, 20)` };
  return [
    ['accounts', `id = ${like}`, names],
    ['profiles', `id = ${like}`, names],
    [table, `user_id = ${like}`, { id: who, user_id: who }],
    ['profile_reputations', 'user_id = $otherAuPair', { user_id: who }],
    ['verification_checks', `user_id = $otherAuPair AND kind = 'identity'`, { id: NEW_ID, user_id: who }],
  ];
};

/** A conversation with the `n`th member of the other side, who began it with one message. */
const conversation = (me: string, other: string): RowKind[] => {
  const [talk, pair] = [
    id(`${me}-talk`),
    { user1_id: `least(${me}, ${other})`, user2_id: `greatest(${me}, ${other})` },
  ];
  const counts = { last_seq: '1', user1_unread: '1', user2_unread: '1', last_message_at: AGO, started_by_id: other };
  const sent = { client_message_id: NEW_ID, seq: '1', sender_id: other, receiver_id: me, content: `'Good morning'` };
  const [of, interview] = [{ conversation_id: talk }, { family_id: '$family', au_pair_id: AU_PAIR }];
  const with$ = me === '$family' ? interview : { family_id: FAMILY, au_pair_id: '$auPair' };
  const open = { id: id(`${me}-interview`), ...of, ...with$, proposed_by: other };
  const held = { id: NEW_ID, ...of, ...with$, state: `'done'`, starts_at: AGO, ends_at: `now()`, scheduled_at: AGO };
  return [
    ['conversations', 'id = $conversation', { id: talk, ...pair, ...counts }],
    ['conversation_reads', 'conversation_id = $conversation', { ...of, user_id: me }],
    ['messages', 'id = $message', { id: id(`${me}-word`), ...of, ...sent }],
    ['interviews', 'id = $interview', open],
    ['interview_proposals', 'interview_id = $interview', { id: NEW_ID, interview_id: id(`${me}-interview`) }],
    ['interviews', 'id = $interview', held],
  ];
};

/** A signed agreement, with what comes of it. */
const agreement = (name: string, me: string, [family_id, au_pair_id]: string[], dates: RowKind[2]): RowKind[] => {
  const parties = { family_id: String(family_id), au_pair_id: String(au_pair_id) };
  const of = { agreement_id: id(name) };
  const ofBoth = (table: string, like: string): RowKind[] =>
    Object.values(parties).map((person_id) => [table, like, { ...of, person_id }]);
  const signed = { conversation_id: id(`${me}-talk`), ...parties, author_id: parties.family_id, ...dates };
  return [
    ['agreements', 'id = $agreement', { id: id(name), ...signed }],
    ['agreement_versions', 'agreement_id = $agreement', { ...of, author_id: parties.family_id }],
    ...ofBoth('agreement_acceptances', 'agreement_id = $agreement'),
    ['arrival_plans', 'agreement_id = $agreement', { ...of, ...parties, starts_on: String(dates['starts_on']) }],
    ['arrival_check_ins', 'agreement_id = $agreement', { id: NEW_ID, ...of, person_id: parties.family_id }],
  ];
};
const review = (author: string, about: string, name: string): RowKind => [
  'reviews',
  'id = $review',
  { id: NEW_ID, agreement_id: id(name), author_id: author, about_id: about },
];
/** One after another: no one lives in two places. */
const onePastDay = {
  state: `'completed'`,
  starts_on: `date '2000-01-01' + 2 * n`,
  ends_on: `date '2000-01-02' + 2 * n`,
};
const now = { state: `'active'`, starts_on: 'current_date - 30', ends_on: 'current_date + 150' };

const MEMBERS: RowKind[] = [
  ...member('family_profiles', FAMILY, '$otherFamily'),
  ...member('au_pair_profiles', AU_PAIR, '$otherAuPair'),
];

const PLACEMENTS: RowKind[] = [
  ...conversation('$family', AU_PAIR),
  ...conversation('$auPair', FAMILY),
  ...agreement('stay', '$family', ['$family', AU_PAIR], onePastDay),
  ...agreement('life', '$auPair', [FAMILY, '$auPair'], onePastDay),
  ...agreement('placement', '$family', ['$family', AU_PAIR], now),
  review(AU_PAIR, '$family', 'stay'),
  review(FAMILY, '$auPair', 'life'),
];

const at = { family_id: '$family', au_pair_id: '$auPair', agreement_id: '$agreement' };
const inTalk = { conversation_id: '$conversation', sender_id: '$family', receiver_id: '$auPair' };
const MESSAGES: RowKind[] = [
  [
    'messages',
    'id = $message',
    { id: id('message'), ...inTalk, client_message_id: NEW_ID, seq: '1000 + n', reply_to_id: '$message' },
  ],
  ['message_attachments', 'id = $messageFile', { id: NEW_ID, message_id: id('message'), storage_key: `'file' || n` }],
  [
    'message_warnings',
    null,
    {
      message_id: id('message'),
      conversation_id: '$conversation',
      receiver_id: '$auPair',
      rules: `'{untraceable-money}'`,
    },
  ],
  [
    'message_events',
    null,
    {
      conversation_id: '$conversation',
      seq: '2000 + n',
      kind: `'change'`,
      message_id: id('message'),
      actor_id: '$family',
    },
  ],
  ['held_messages', `client_message_id = $heldMessage`, { id: NEW_ID, client_message_id: NEW_ID }],
  [
    'interviews',
    'id = $interview',
    { id: NEW_ID, state: `'done'`, starts_at: AGO, ends_at: 'now()', scheduled_at: AGO },
  ],
];

const HOME: RowKind[] = [
  [
    'recorded_days',
    null,
    {
      ...at,
      day: `current_date - 30 - n::integer`,
      state: `'recorded'`,
      minutes: '360',
      as_planned: 'true',
      version: '1',
      recorded_at: 'now()',
    },
  ],
  [
    'calendar_dates',
    null,
    {
      id: NEW_ID,
      ...at,
      kind: `'days_off'`,
      state: `'asked'`,
      starts_on: 'current_date + 30 + n::integer',
      ends_on: 'current_date + 30 + n::integer',
      asked_by: '$family',
      version: '1',
      changed_at: 'now()',
    },
    200,
  ],
  [
    'permission_entries',
    null,
    {
      id: NEW_ID,
      ...at,
      step: `'asked'`,
      happened_on: 'current_date - n::integer',
      recorded_by: '$family',
      recorded_at: 'now()',
    },
  ],
  ['early_exits', 'id = $exit', { id: NEW_ID }],
  ['job_listings', 'id = $listing', { id: id('listing'), family_id: FAMILY }],
  ['job_applications', 'id = $application', { id: NEW_ID, job_listing_id: id('listing') }],
  ['job_applications', 'id = $application', { id: NEW_ID, au_pair_id: AU_PAIR }],
  ['saved_searches', 'id = $savedSearch', { id: NEW_ID }, 10],
  ['saved_search_finds', 'saved_search_id = $savedSearch', { person_id: FAMILY, found_at: 'now()', seen: 'false' }],
  ['shortlist_entries', null, { user_id: '$family', saved_id: AU_PAIR }],
  ['person_notes', 'writer_id = $family', { about_id: AU_PAIR }],
  [
    'unavailable_dates',
    null,
    {
      user_id: '$auPair',
      starts_on: 'current_date + 400 + 2 * n::integer',
      ends_on: 'current_date + 400 + 2 * n::integer',
    },
    10,
  ],
  ['blocks', 'blocker_id = $family', { blocked_id: FAMILY }],
  ['user_blocks_effective', null, { viewer_id: '$family', hidden_id: FAMILY }],
  ['ban_notices', null, { contact_id: '$family', banned_id: AU_PAIR }],
  ['sessions', 'id = $session', { id: id('session') }],
  ['profile_sign_ins', 'user_id = $family', { session_id: id('session') }],
  ['passkeys', 'id = $passkey', { id: NEW_ID, credential_id: `sha256(n::text::bytea)` }, 10],
  ['push_subscriptions', 'id = $pushDevice', { id: NEW_ID, endpoint: `'https://push.example/' || n` }, 10],
  ['uploads', 'id = $photo', { id: NEW_ID }],
  ['data_exports', 'id = $export', { id: NEW_ID }],
  ['verification_files', 'id = $file', { id: NEW_ID, storage_key: `'papers' || n` }, 12],
  ['verification_references', 'id = $reference', { id: NEW_ID, token_hash: 'sha256(n::text::bytea)' }, 2],
  ['notifications', 'id = $notification', { id: NEW_ID, source_id: `'more-' || n` }],
  ['notifications', 'id = $notification', { id: NEW_ID, source_id: `'more-' || n`, person_id: '$family' }],
];

const OFFICE: RowKind[] = [
  ['purchases', 'id = $purchase', { id: id('purchase'), state: `'settled'` }],
  ['ledger_entries', 'person_id = $family', { key: `'charge' || n`, purchase_id: id('purchase') }],
  ['invoices', 'id = $invoice', { id: NEW_ID, number: `'n-' || n`, sequence: '1000 + n', purchase_id: id('purchase') }],
  ['support_requests', 'id = $supportRequest', { id: NEW_ID }],
  ['support_messages', 'request_id = $supportRequest', { id: NEW_ID }],
  [
    'support_notes',
    null,
    { request_id: '$supportRequest', kind: `'note'`, author_id: '$admin', words: `'Tea'`, created_at: 'now()' },
  ],
  ['contact_messages', 'id = $contactMessage', { id: NEW_ID }],
  ['contact_entries', 'message_id = $contactMessage', { id: NEW_ID }],
  ['moderation_cases', 'id = $case', { id: id('case'), subject_id: AU_PAIR, about_id: AU_PAIR }],
  ['reports', 'id = $report', { id: NEW_ID, case_id: id('case'), subject_id: AU_PAIR }],
  ['reports', 'id = $report', { id: NEW_ID, case_id: '$case', reporter_id: AU_PAIR }],
  ['moderation_cases', 'id = $decision', { id: NEW_ID, appeal_token_hash: 'sha256(n::text::bytea)' }],
  ['approvals', 'id = $approval', { id: NEW_ID, state: `'declined'` }],
  ['audit_entries', 'true', { id: NEW_ID, subject_id: '$family' }],
  [
    'blog_posts',
    'id = $post',
    {
      id: id('post'),
      slug: `'post-' || n`,
      published: 'true',
      published_at: AGO,
      title: `'Tea'`,
      content: `'<p>Tea</p>'`,
    },
  ],
  ['blog_post_revisions', 'post_id = $post', { number: '1000 + n' }],
  ['resources', 'id = $template', { id: NEW_ID, slug: `'template-' || n`, published: 'true' }],
  [
    'resource_attachments',
    null,
    { id: NEW_ID, resource_id: '$template', file_url: `'/files/' || n`, file_name: `'Tea'` },
    20,
  ],
  ['faq_entries', null, { audience: `'family'`, question: `'Tea?'`, answer: `'<p>Yes</p>'`, position: '1000 + n' }],
  ['legal_facts', `key = 'award_level1_hour'`, { id: NEW_ID, valid_from: `date '1990-01-01' + n` }, 50],
  [
    'visa_rules',
    `region = 'australia' AND visa = '417' AND passport = 'GB'`,
    { id: NEW_ID, valid_from: `date '1990-01-01' + n`, valid_until: `date '1990-01-01' + n` },
    40,
  ],
  [
    'browser_errors',
    null,
    {
      fingerprint: 'sha256(n::text::bytea)',
      kind: `'uncaught'`,
      message: `'Lost'`,
      stack: `''`,
      page: `'/pricing'`,
      browser: `'Firefox'`,
      release: `'a'`,
      count: '1',
      first_seen_at: 'now()',
      last_seen_at: 'now()',
    },
  ],
  ['brevo_events', null, { key: 'n', kind: `'opened'`, person_id: '$family', happened_at: AGO, received_at: 'now()' }],
  ['marketing_consents', null, { person_id: '$family', agreed: 'true', source: `'account'`, recorded_at: AGO }],
  ['marketing_consents', null, { person_id: AU_PAIR, agreed: 'true', source: `'account'`, recorded_at: AGO }],
  [
    'page_speed_histograms',
    null,
    {
      day: 'current_date - n::integer',
      route: `'/'`,
      device: `'phone'`,
      metric: `'LCP'`,
      release: `'a'`,
      counts: `array_fill(1, ARRAY[${BUCKETS}])`,
    },
  ],
  [
    'jobs.job',
    null,
    {
      name: `'given-up'`,
      data: `'{}'`,
      keep_until: `now() + interval '9 days'`,
      source_name: `'email.send'`,
      source_created_on: 'now()',
      source_retry_count: '3',
      source_output: `'{"message": "No answer"}'`,
    },
  ],
];

/** In the order of foreign keys. */
export const ROW_KINDS: readonly RowKind[] = [...MEMBERS, ...PLACEMENTS, ...MESSAGES, ...HOME, ...OFFICE];
