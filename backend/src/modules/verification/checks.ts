import { messages, type CheckWords } from './texts.js';

/** Roles that can be verified. */
export type VerifiedRole = 'aupair' | 'family';

export const CHECK_KINDS = [
  'identity',
  'police_certificate',
  'references',
  'working_with_children',
  'driving_licence',
  'adults_at_home',
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

interface CheckRule {
  kind: CheckKind;
  /** The role that has this check, and whether the badge requires it. */
  role: VerifiedRole;
  required: boolean;
  /** The evidence that makes it complete for review. */
  needs: 'file' | 'details_or_file' | 'one_answer' | 'a_file_for_each_adult';
  /** Whether an approval has a last day. */
  validUntil: 'demanded' | 'optional' | 'none';
  words: CheckWords;
}

const rule = (role: VerifiedRole, kind: CheckKind, rest: Omit<CheckRule, 'role' | 'kind' | 'words'>): CheckRule => ({
  role,
  kind,
  ...rest,
  words: messages.checks[kind],
});

/** All checks by role, in display order. */
export const CHECK_RULES: readonly CheckRule[] = [
  rule('aupair', 'identity', { required: true, needs: 'file', validUntil: 'optional' }),
  rule('aupair', 'police_certificate', { required: true, needs: 'file', validUntil: 'demanded' }),
  rule('aupair', 'references', { required: true, needs: 'one_answer', validUntil: 'none' }),
  rule('aupair', 'working_with_children', { required: false, needs: 'details_or_file', validUntil: 'optional' }),
  rule('aupair', 'driving_licence', { required: false, needs: 'file', validUntil: 'demanded' }),
  rule('family', 'identity', { required: true, needs: 'file', validUntil: 'optional' }),
  rule('family', 'adults_at_home', { required: true, needs: 'a_file_for_each_adult', validUntil: 'optional' }),
];

/** The maximum number of files of a check, for all adults together. */
export const MOST_FILES = 12;
/** The maximum number of open reference requests; one answer is enough. */
export const MOST_REFERENCES = 2;
export const KEEP_EVIDENCE_DAYS = 30;
/** Weeks before expiry at which a person is notified. */
export const ANNOUNCED_WEEKS = [8, 2] as const;

export const rulesFor = (role: VerifiedRole): readonly CheckRule[] => CHECK_RULES.filter((rule) => rule.role === role);

export const ruleOf = (role: VerifiedRole, kind: CheckKind): CheckRule | null =>
  CHECK_RULES.find((rule) => rule.role === role && rule.kind === kind) ?? null;
