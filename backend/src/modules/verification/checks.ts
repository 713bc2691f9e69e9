import { messages, type CheckWords } from './texts.js';

/** Who is verified; admins are not. */
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
  /** Who can have this check done, and for whom the badge hangs on it. */
  role: VerifiedRole;
  required: boolean;
  /** What makes it complete, so that someone can look at it. */
  needs: 'file' | 'details_or_file' | 'one_answer' | 'a_file_for_each_adult';
  /** Whether an approval names the day until which it holds. */
  validUntil: 'demanded' | 'optional' | 'none';
  words: CheckWords;
}

const rule = (role: VerifiedRole, kind: CheckKind, rest: Omit<CheckRule, 'role' | 'kind' | 'words'>): CheckRule => ({
  role,
  kind,
  ...rest,
  words: messages.checks[kind],
});

/** Every check there is, by role, in the order in which screens show them. */
export const CHECK_RULES: readonly CheckRule[] = [
  rule('aupair', 'identity', { required: true, needs: 'file', validUntil: 'optional' }),
  rule('aupair', 'police_certificate', { required: true, needs: 'file', validUntil: 'demanded' }),
  rule('aupair', 'references', { required: true, needs: 'one_answer', validUntil: 'none' }),
  rule('aupair', 'working_with_children', { required: false, needs: 'details_or_file', validUntil: 'optional' }),
  rule('aupair', 'driving_licence', { required: false, needs: 'file', validUntil: 'demanded' }),
  rule('family', 'identity', { required: true, needs: 'file', validUntil: 'optional' }),
  rule('family', 'adults_at_home', { required: true, needs: 'a_file_for_each_adult', validUntil: 'optional' }),
];

/** Files that one check holds at a time, for all adults together. */
export const MOST_FILES = 12;
/** People someone asks for a reference at a time; one answer is enough. */
export const MOST_REFERENCES = 2;
export const KEEP_EVIDENCE_DAYS = 30;
/** How many weeks ahead a person is told that a check runs out. */
export const ANNOUNCED_WEEKS = [8, 2] as const;

export const rulesFor = (role: VerifiedRole): readonly CheckRule[] => CHECK_RULES.filter((rule) => rule.role === role);

export const ruleOf = (role: VerifiedRole, kind: CheckKind): CheckRule | null =>
  CHECK_RULES.find((rule) => rule.role === role && rule.kind === kind) ?? null;
