import { auditTrailPath, moderationCasePath, visaRulesPath } from '../../../config/admin-paths';
import { paths } from '../../../config/paths';
import type { AuditEntryDto } from '../../../api/admin-audit';

/** The label of an action: `moderation.let-go` becomes "Moderation: let go". */
export function inWords(code: string): string {
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
  post: (id) => `/admin/blog-edit/${id}`,
  resource: (id) => `/admin-resource-edit/${id}`,
};

/** The Admin page of an entry's subject; without one, everything that the log has about it. */
export function subjectPath({
  subjectType,
  subjectId,
  subjectName,
}: Pick<AuditEntryDto, 'subjectType' | 'subjectId' | 'subjectName'>): string {
  if (subjectName !== null) return `/admin/users/${subjectId}`;
  return PAGES[subjectType]?.(encodeURIComponent(subjectId)) ?? auditTrailPath(subjectType, subjectId);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** "Profile lena", "Purchase 3b51767d": what has no name bears the beginning of its id, by which two are told apart. */
export function subjectWords({
  subjectType,
  subjectId,
  subjectName,
}: Pick<AuditEntryDto, 'subjectType' | 'subjectId' | 'subjectName'>): string {
  const reference = UUID.test(subjectId) ? subjectId.slice(0, 8) : subjectId;
  return `${inWords(subjectType)} ${subjectName ?? reference}`;
}

/** `percentOff` as "Percent off". */
export const fieldWords = (field: string): string => inWords(field.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase());

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

const shown = (value: unknown): string | null => {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The changed fields with their values before and after; null where a field was missing. */
export function fieldChanges({ before, after }: Pick<AuditEntryDto, 'before' | 'after'>): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
