/**
 * Where a person stands with news by email. Only `in` gets any. `left`: by their own switch; `unsubscribed`: by the
 * link in an email; `bounced`: the address takes no email; `complained`: marked an email as spam.
 */
export const STANDINGS = [
  'in',
  'never-asked',
  'left',
  'unsubscribed',
  'bounced',
  'complained',
  'unverified',
  'suspended',
] as const;
export type AudienceStanding = (typeof STANDINGS)[number];

/** The lists by which one chooses whom a campaign goes to. Everyone who is in is on exactly one. */
export const LIST_KEYS = [
  'families-australia',
  'families-newzealand',
  'aupairs-australia',
  'aupairs-newzealand',
] as const;
export type ListKey = (typeof LIST_KEYS)[number];

/**
 * The newest yes or no of everyone at once, for sums; or of one person after the other, for a page that stops early.
 */
const NEWEST_CONSENT = {
  ofAll: `(
    SELECT person_id, agreed, source, wording, recorded_at FROM marketing_consents AS one
    WHERE NOT EXISTS (SELECT FROM marketing_consents AS later WHERE later.person_id = one.person_id AND later.id > one.id)
  ) AS consent ON consent.person_id = account.id`,
  ofEach: `LATERAL (
    SELECT agreed, source, wording, recorded_at
    FROM marketing_consents WHERE person_id = account.id ORDER BY id DESC LIMIT 1
  ) AS consent ON true`,
};

const audience = (newestConsent: string) => `
  SELECT account.id, account.email::text, account.username AS name, account.username::text AS username,
    account.user_type, account.region, coalesce(au_pair.first_name, family.family_name, '') AS first_name,
    CASE account.user_type WHEN 'family' THEN 'families-' ELSE 'aupairs-' END || account.region AS list,
    md5(concat_ws('|', account.email, account.user_type, account.region, au_pair.first_name, family.family_name))
      AS fingerprint,
    consent.source, consent.wording, consent.recorded_at,
    CASE
      WHEN consent.agreed IS NULL THEN 'never-asked'
      WHEN NOT consent.agreed THEN CASE consent.source
        WHEN 'unsubscribe-link' THEN 'unsubscribed' WHEN 'hard-bounce' THEN 'bounced'
        WHEN 'complaint' THEN 'complained' ELSE 'left' END
      WHEN account.disabled_at IS NOT NULL AND (account.disabled_until IS NULL OR account.disabled_until > $1)
        THEN 'suspended'
      WHEN account.email_verified_at IS NULL THEN 'unverified'
      ELSE 'in'
    END AS standing
  FROM accounts AS account
  LEFT JOIN ${newestConsent}
  LEFT JOIN au_pair_profiles AS au_pair ON au_pair.id = account.id
  LEFT JOIN family_profiles AS family ON family.id = account.id
  WHERE account.user_type <> 'admin'`;

/**
 * Everyone who could be asked, with where they stand (`standing`), the list they belong to (`list`), and all that Brevo
 * is told of them, as one word that changes with it (`fingerprint`). $1: now.
 */
export const AUDIENCE = audience(NEWEST_CONSENT.ofAll);

/** The same, for a few of them in the order of `name`. */
export const AUDIENCE_BY_NAME = audience(NEWEST_CONSENT.ofEach);

const SAID_NO = (source = 'true') =>
  `person.id IN (SELECT person_id FROM marketing_consents WHERE NOT agreed AND ${source})`;

/** What must hold of everyone of a standing that few have, so that the others need not be looked at. */
export const NARROWED: Readonly<Partial<Record<AudienceStanding, string>>> = {
  left: SAID_NO(),
  unsubscribed: SAID_NO(`source = 'unsubscribe-link'`),
  bounced: SAID_NO(`source = 'hard-bounce'`),
  complained: SAID_NO(`source = 'complaint'`),
};
