import { ANNOUNCED_WEEKS, rulesFor, type CheckKind, type VerifiedRole } from './checks.js';

/**
 * collecting: incomplete, not in review. waiting: waits for a reviewer. approved, ask_again, refused: the reviewer's
 * decision. expired: was approved, and is no longer valid. withdrawn: an admin has withdrawn the approval.
 */
export const CHECK_STATES = [
  'collecting',
  'waiting',
  'approved',
  'ask_again',
  'refused',
  'expired',
  'withdrawn',
] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** The state shown to the owner: nothing sent, waiting for a referee, or the check's state. */
export const SHOWN_STATES = [
  'not_sent',
  'asked',
  'waiting',
  'approved',
  'ask_again',
  'refused',
  'expired',
  'withdrawn',
] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export const DECISIONS = ['approved', 'ask_again', 'refused'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The valid approval, which continues while a renewal is reviewed. Days are ISO (`2027-05-31`) and end in UTC. */
export interface Approval {
  kind: CheckKind;
  approvedAt: Date | null;
  validUntil: string | null;
}

/** The state of one check. */
export interface CheckStatus extends Approval {
  state: CheckState;
  /** A working with children check without a result yet. */
  appliedOnly: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The last moment of a day. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

/** The day that ends at this moment. */
export const lastDayOf = (end: Date): string => end.toISOString().slice(0, 10);

/** Whether a check is valid now. */
export const holds = ({ approvedAt, validUntil }: Omit<Approval, 'kind'>, now: Date): boolean =>
  approvedAt !== null && (validUntil === null || endOfDay(validUntil) >= now);

const SAID_AS_IT_IS: ReadonlySet<CheckState> = new Set(['waiting', 'ask_again', 'refused', 'withdrawn']);

/** The state shown to the owner. A renewal does not hide a valid approval. */
export function shownState(check: (Omit<Approval, 'kind'> & { state: CheckState }) | null, now: Date): ShownState {
  if (!check) return 'not_sent';
  if (SAID_AS_IT_IS.has(check.state)) return check.state as ShownState;
  if (holds(check, now)) return 'approved';
  return check.state === 'expired' || check.state === 'approved' ? 'expired' : 'not_sent';
}

/** The evidence sent for a check; `isComplete` decides on it. */
export interface Collected {
  /** There are WWCC details. */
  hasDetails: boolean;
  /** The adult of each file; null for the person. */
  filesFor: (string | null)[];
  answers: number;
  adults: { id: string; checkedOn: string | null }[];
}

const IS_COMPLETE: Record<CheckKind, (sent: Collected) => boolean> = {
  identity: ({ filesFor }) => filesFor.length > 0,
  police_certificate: ({ filesFor }) => filesFor.length > 0,
  driving_licence: ({ filesFor }) => filesFor.length > 0,
  working_with_children: ({ hasDetails }) => hasDetails,
  references: ({ answers }) => answers > 0,
  adults_at_home: ({ adults, filesFor }) =>
    adults.length > 0 && adults.every(({ id, checkedOn }) => checkedOn !== null || filesFor.includes(id)),
};

/** Whether it can be reviewed. */
export const isComplete = (kind: CheckKind, sent: Collected): boolean => IS_COMPLETE[kind](sent);

/** The validity of the badge; null without it. */
export interface Badge {
  since: Date;
  until: Date | null;
}

/** The badge, if all checks required for the role are valid now. */
export function badgeOf(role: VerifiedRole, approvals: readonly Approval[], now: Date): Badge | null {
  const required = rulesFor(role).filter((rule) => rule.required);
  const held = required.map(({ kind }) => approvals.find((one) => one.kind === kind && holds(one, now)));
  if (held.includes(undefined)) return null;
  const all = held.filter((one) => one !== undefined);
  const since = new Date(Math.max(...all.map(({ approvedAt }) => approvedAt?.getTime() ?? 0)));
  const ends = all.flatMap(({ validUntil }) => validUntil ?? []).sort();
  return { since, until: ends[0] === undefined ? null : endOfDay(ends[0]) };
}

/** Missing checks for the badge, in the order of the table. */
export const missingChecks = (role: VerifiedRole, approvals: readonly Approval[], now: Date): CheckKind[] =>
  rulesFor(role)
    .filter(({ kind, required }) => required && !approvals.some((one) => one.kind === kind && holds(one, now)))
    .map(({ kind }) => kind);

/** Checks valid today; one that was only applied for does not count. */
export const heldChecks = (checks: readonly CheckStatus[], now: Date): (CheckStatus & { approvedAt: Date })[] =>
  checks.flatMap((one) => {
    const { approvedAt } = one;
    return approvedAt !== null && !one.appliedOnly && holds(one, now) ? [{ ...one, approvedAt }] : [];
  });

export const heldKinds = (checks: readonly CheckStatus[], now: Date): CheckKind[] =>
  heldChecks(checks, now).map(({ kind }) => kind);

/** Checks for the badge that the person must act on: neither valid nor in review. */
export const checksToDo = (role: VerifiedRole, checks: readonly CheckStatus[], now: Date): CheckKind[] =>
  missingChecks(role, checks, now).filter((kind) => checks.find((one) => one.kind === kind)?.state !== 'waiting');

/** The due expiry notice for a check, in weeks; null if there is none, or it was sent. */
export function dueAnnouncement(validUntil: string, announced: number | null, now: Date): number | null {
  const days = (endOfDay(validUntil).getTime() - now.getTime()) / DAY_MS;
  if (days < 0) return null;
  const due = [...ANNOUNCED_WEEKS].reverse().find((weeks) => days <= weeks * 7);
  return due === undefined || (announced !== null && announced <= due) ? null : due;
}
