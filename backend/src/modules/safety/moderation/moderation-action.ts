/**
 * What moderators decide about, told apart by where it stands. An `account` is decided about by an admin without
 * anyone's having opened a case.
 */
export const CASE_SUBJECTS = ['profile', 'message', 'interview', 'review', 'held-message', 'account'] as const;
export type CaseSubject = (typeof CASE_SUBJECTS)[number];

/**
 * What a decision does. `none` leaves everything as it is, and delivers a held message. `remove` takes the message or
 * the profile away; a held message is dropped by anything but `none`.
 */
export const MODERATION_ACTIONS = ['none', 'warn', 'remove', 'suspend', 'ban'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** Which decisions a subject allows: an interview is over, so there is nothing to take away. */
export const ALLOWED_ACTIONS: Record<CaseSubject, readonly ModerationAction[]> = {
  profile: MODERATION_ACTIONS,
  message: MODERATION_ACTIONS,
  interview: ['none', 'warn', 'suspend', 'ban'],
  review: MODERATION_ACTIONS,
  'held-message': MODERATION_ACTIONS,
  account: ['suspend'],
};

/** For so many days the person may ask for a second look, once. */
export const APPEAL_DAYS = 30;

export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

const DAY_MS = 24 * 60 * 60 * 1_000;
const LONGEST_SUSPENSION_MS = 366 * DAY_MS;

/** Whether a suspension may end then: ahead, and within a year. */
export function isSuspensionEnd(until: Date, now: Date): boolean {
  const ahead = until.getTime() - now.getTime();
  return ahead > 0 && ahead <= LONGEST_SUSPENSION_MS;
}

/** Until when a decision of `decidedAt` can be appealed against. */
export const appealEndOf = (decidedAt: Date): Date => new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS);
