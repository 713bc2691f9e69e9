import { momentOf } from '../../../admin-ui/admin-time';
import { adminCountryPath, auditTrailPath, moderationCasePath, visaRulesPath } from '../../../config/admin-paths';
import { paths } from '../../../config/paths';
import type { AuditEntry } from '../../../api/admin-audit';
import { exactMoney, type Currency } from '../../../lib/format/money';
import { adminAuditTexts as texts } from './texts';

/** Stored codes whose words are no longer used. The log is never changed, so they are translated here. */
const RETIRED: Record<string, string> = {
  'campaign.made': 'campaign.created',
  'contact.given-back': 'contact.unassigned',
  'contact.taken': 'contact.assigned',
  'erasure.taken-back': 'deletion.cancelled',
  'job.dropped': 'job.discarded',
  'marketing-reports.asked-for': 'marketing-reports.requested',
  'post.release-taken-over': 'post.newer-text-taken',
  'post.release-waved-away': 'post.newer-text-declined',
  'post.taken-back': 'post.unpublished',
  'verification.refused': 'verification.not-accepted',
};
const RETIRED_FIRST = /^(arrangement|erasure)(?=\.|$)/;
const PRESENT_FIRST: Record<string, string> = { arrangement: 'agreement', erasure: 'deletion' };

/** The label of an action: `moderation.let-go` becomes "Moderation: let go". */
export function inWords(stored: string): string {
  const code = (RETIRED[stored] ?? stored).replace(RETIRED_FIRST, (word) => PRESENT_FIRST[word] ?? word);
  const words = code.replace(/\./g, ': ').replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The Admin page of each type of subject; types without a page are left out. */
const PAGES: Record<string, (id: string) => string> = {
  'moderation-case': moderationCasePath,
  support_request: (id) => `${paths.adminSupport}?request=${id}`,
  'verification-check': (id) => `${paths.adminVerification}?open=${id}`,
  'legal-fact': (id) => {
    const [side = '', fact = ''] = decodeURIComponent(id).split('.');
    return `${paths.adminFacts}?side=${side}&fact=${fact}`;
  },
  'visa-rules': (id) => {
    const [side = '', visa = '', passport] = decodeURIComponent(id).split('.');
    return passport ? visaRulesPath(side, visa, passport) : `${paths.adminVisaRules}?side=${side}&visa=${visa}`;
  },
  'contact-message': (id) => `${paths.adminContact}?message=${id}`,
  arrangement: (id) => `${paths.adminAgreements}?agreement=${id}`,
  'scheduled-task': () => paths.adminJobs,
  setting: () => '/admin/settings',
  approval: () => paths.adminApprovals,
  browser_error: () => paths.adminBrowserErrors,
  campaign: (id) => `${paths.adminBrevo}?tab=campaigns&campaign=${id}`,
  'country-page': adminCountryPath,
  'data-breach': () => paths.adminBreaches,
  'featured-families': (id) => `${paths.adminFeatured}?place=${id}`,
  job: () => paths.adminJobs,
  purchase: (id) => `${paths.adminPayments}?purchase=${id}`,
  post: (id) => `/admin/blog-edit/${id}`,
  resource: (id) => `/admin-resource-edit/${id}`,
};

/** The Admin page of an entry's subject; without one, everything that the log has about it. */
export function subjectPath({
  subjectType,
  subjectId,
  subjectName,
}: Pick<AuditEntry, 'subjectType' | 'subjectId' | 'subjectName'>): string {
  if (subjectName !== null) return `/admin/users/${subjectId}`;
  return PAGES[subjectType]?.(encodeURIComponent(subjectId)) ?? auditTrailPath(subjectType, subjectId);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The admin's name; for a deleted account the beginning of its id, which tells deleted accounts apart. */
export const actorWords = (id: string, name: string | null): string => name ?? texts.noOne(id.slice(0, 8));

/** "Profile lena", "Purchase 3b51767d": without a name, the beginning of the id tells subjects apart. */
export function subjectWords({
  subjectType,
  subjectId,
  subjectName,
}: Pick<AuditEntry, 'subjectType' | 'subjectId' | 'subjectName'>): string {
  const reference = UUID.test(subjectId) ? subjectId.slice(0, 8) : subjectId;
  return `${inWords(subjectType)} ${subjectName ?? reference}`;
}

const CENTS = /Cents$/;

/** `percentOff` as "Percent off", `amountCents` as "Amount". */
export const fieldWords = (field: string): string =>
  inWords(
    field
      .replace(CENTS, '')
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

type State = AuditEntry['before'];
/** The name of someone whose id the log has; undefined if it is not known. */
type NameOf = (id: string) => string | undefined;

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const isCurrency = (value: unknown): value is Currency => value === 'AUD' || value === 'NZD';

function shown(state: State, field: string, nameOf: NameOf): string | null {
  const value: unknown = state?.[field];
  if (value === undefined) return null;
  const currency: unknown = state?.['currency'];
  if (typeof value === 'number' && CENTS.test(field) && isCurrency(currency)) return exactMoney(value, currency);
  if (typeof value !== 'string') return JSON.stringify(value);
  return MOMENT.test(value) ? momentOf(value) : (nameOf(value) ?? value);
}

/** The changed fields with their values before and after; null where a field was missing. */
export function fieldChanges(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  nameOf: NameOf = () => undefined,
): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: shown(before, field, nameOf), after: shown(after, field, nameOf) }))
    .filter((change) => change.before !== change.after);
}
