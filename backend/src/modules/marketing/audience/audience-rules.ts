/**
 * A person's marketing email status. Only `in` receives any. `left`: by their own setting; `unsubscribed`: by the link
 * in an email; `bounced`: the address does not accept email; `complained`: marked an email as spam.
 */
export const MARKETING_STATUSES = [
  'in',
  'never-asked',
  'left',
  'unsubscribed',
  'bounced',
  'complained',
  'unverified',
  'suspended',
] as const;
export type MarketingStatus = (typeof MARKETING_STATUSES)[number];

/** The lists for campaigns. Everyone with status `in` is on exactly one. */
export const LIST_KEYS = [
  'families-australia',
  'families-newzealand',
  'aupairs-australia',
  'aupairs-newzealand',
] as const;
export type ListKey = (typeof LIST_KEYS)[number];

/** The newest consent decision: of everyone at once, for counts; or person by person, for a page that stops early. */
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
    END AS status
  FROM accounts AS account
  LEFT JOIN ${newestConsent}
  LEFT JOIN au_pair_profiles AS au_pair ON au_pair.id = account.id
  LEFT JOIN family_profiles AS family ON family.id = account.id
  WHERE account.user_type <> 'admin'`;

/**
 * Everyone with their status (`status`), their list (`list`), and a hash of everything that Brevo is told about them
 * (`fingerprint`). $1: now.
 */
export const AUDIENCE = audience(NEWEST_CONSENT.ofAll);

/** The same, sorted by `name`, for a page. */
export const AUDIENCE_BY_NAME = audience(NEWEST_CONSENT.ofEach);

const SAID_NO = (source = 'true') =>
  `person.id IN (SELECT person_id FROM marketing_consents WHERE NOT agreed AND ${source})`;

/** A condition that everyone with a rare status meets, so that the others need not be read. */
export const NARROWED: Readonly<Partial<Record<MarketingStatus, string>>> = {
  left: SAID_NO(),
  unsubscribed: SAID_NO(`source = 'unsubscribe-link'`),
  bounced: SAID_NO(`source = 'hard-bounce'`),
  complained: SAID_NO(`source = 'complaint'`),
};
