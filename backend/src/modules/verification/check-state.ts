import { ANNOUNCED_WEEKS, rulesFor, type CheckKind, type VerifiedRole } from './checks.js';

/**
 * collecting: not complete, no one looks at it yet. waiting: a reviewer shall look. approved, ask_again, refused: what
 * the reviewer said. expired: was approved, and its day is over. withdrawn: an admin has withdrawn the approval.
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

/** What its owner reads: nothing is sent yet, a referee is asked and has not answered, or where it stands. */
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

/**
 * What stands approved, which outlives a renewal that is being looked at. Days are ISO (`2027-05-31`) and count to
 * their end in UTC.
 */
export interface Approval {
  kind: CheckKind;
  approvedAt: Date | null;
  validUntil: string | null;
}

/** Where one check of someone stands. */
export interface CheckStanding extends Approval {
  state: CheckState;
  /** A working-with-children check of which there is no result yet. */
  appliedOnly: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The last moment of a day. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

/** Whether a check counts now. */
export const holds = ({ approvedAt, validUntil }: Omit<Approval, 'kind'>, now: Date): boolean =>
  approvedAt !== null && (validUntil === null || endOfDay(validUntil) >= now);

const SAID_AS_IT_IS: ReadonlySet<CheckState> = new Set(['waiting', 'ask_again', 'refused', 'withdrawn']);

/** What its owner reads of a check. A renewal that was begun hides nothing of what stands approved. */
export function shownState(check: (Omit<Approval, 'kind'> & { state: CheckState }) | null, now: Date): ShownState {
  if (!check) return 'not_sent';
  if (SAID_AS_IT_IS.has(check.state)) return check.state as ShownState;
  if (holds(check, now)) return 'approved';
  return check.state === 'expired' || check.state === 'approved' ? 'expired' : 'not_sent';
}

/** What someone has sent for a check, as far as its completeness goes. */
export interface Collected {
  /** WWCC details are there. */
  hasDetails: boolean;
  /** Whom the files are for; null for the person themself. */
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

/** Whether someone can look at it. */
export const isComplete = (kind: CheckKind, sent: Collected): boolean => IS_COMPLETE[kind](sent);

/** Since when someone has the badge, and until when; null without it. */
export interface Badge {
  since: Date;
  until: Date | null;
}

/** The badge of a person by what stands approved: all checks that their role demands, now. */
export function badgeOf(role: VerifiedRole, approvals: readonly Approval[], now: Date): Badge | null {
  const required = rulesFor(role).filter((rule) => rule.required);
  const held = required.map(({ kind }) => approvals.find((one) => one.kind === kind && holds(one, now)));
  if (held.includes(undefined)) return null;
  const all = held.filter((one) => one !== undefined);
  const since = new Date(Math.max(...all.map(({ approvedAt }) => approvedAt?.getTime() ?? 0)));
  const ends = all.flatMap(({ validUntil }) => validUntil ?? []).sort();
  return { since, until: ends[0] === undefined ? null : endOfDay(ends[0]) };
}

/** The badge's checks that are missing, in the order of the table. */
export const missingChecks = (role: VerifiedRole, approvals: readonly Approval[], now: Date): CheckKind[] =>
  rulesFor(role)
    .filter(({ kind, required }) => required && !approvals.some((one) => one.kind === kind && holds(one, now)))
    .map(({ kind }) => kind);

/** What holds today of someone; a check that was only applied for says nothing yet. */
export const heldChecks = (standings: readonly CheckStanding[], now: Date): (CheckStanding & { approvedAt: Date })[] =>
  standings.flatMap((one) => {
    const { approvedAt } = one;
    return approvedAt !== null && !one.appliedOnly && holds(one, now) ? [{ ...one, approvedAt }] : [];
  });

export const heldKinds = (standings: readonly CheckStanding[], now: Date): CheckKind[] =>
  heldChecks(standings, now).map(({ kind }) => kind);

/** The badge's checks for which someone has to do something: they do not hold, and no one is looking at them. */
export const checksToDo = (role: VerifiedRole, standings: readonly CheckStanding[], now: Date): CheckKind[] =>
  missingChecks(role, standings, now).filter((kind) => standings.find((one) => one.kind === kind)?.state !== 'waiting');

/** The announcement that is due for a check that runs out, in weeks; null while none is, or when it was made. */
export function dueAnnouncement(validUntil: string, announced: number | null, now: Date): number | null {
  const days = (endOfDay(validUntil).getTime() - now.getTime()) / DAY_MS;
  if (days < 0) return null;
  const due = [...ANNOUNCED_WEEKS].reverse().find((weeks) => days <= weeks * 7);
  return due === undefined || (announced !== null && announced <= due) ? null : due;
}
