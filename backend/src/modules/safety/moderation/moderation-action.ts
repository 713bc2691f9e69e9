/** Subjects of moderation. Admins decide about an `account` without a case. */
export const CASE_SUBJECTS = ['profile', 'message', 'interview', 'review', 'held-message', 'account'] as const;
export type CaseSubject = (typeof CASE_SUBJECTS)[number];

/**
 * The effect of a decision. `none` changes nothing, and delivers a held message. `remove` removes the message or
 * profile; every decision except `none` drops a held message.
 */
export const MODERATION_ACTIONS = ['none', 'warn', 'remove', 'suspend', 'ban'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** The decisions a subject allows: an interview is over, so there is nothing to remove. */
export const ALLOWED_ACTIONS: Record<CaseSubject, readonly ModerationAction[]> = {
  profile: MODERATION_ACTIONS,
  message: MODERATION_ACTIONS,
  interview: ['none', 'warn', 'suspend', 'ban'],
  review: MODERATION_ACTIONS,
  'held-message': MODERATION_ACTIONS,
  account: ['suspend'],
};

/** The days in which the person may appeal, once. */
const APPEAL_DAYS = 30;

export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

const DAY_MS = 24 * 60 * 60 * 1_000;
const LONGEST_SUSPENSION_MS = 366 * DAY_MS;

/** Whether a suspension may end then: in the future, and within a year. */
export function isSuspensionEnd(until: Date, now: Date): boolean {
  const ahead = until.getTime() - now.getTime();
  return ahead > 0 && ahead <= LONGEST_SUSPENSION_MS;
}

/** The appeal deadline of a decision. */
export const appealEndOf = (decidedAt: Date): Date => new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS);

/** Until the deadline, and while the decision is in force: undoing one that was lifted or replaced would change nothing. */
export const isAppealable = (
  { appealUntil, liftedAt }: { appealUntil: Date | null; liftedAt: Date | null },
  now: Date,
): boolean => appealUntil !== null && appealUntil > now && liftedAt === null;

/** A claim expires after this, so that it does not block others. */
const CLAIM_MS = 30 * 60 * 1_000;

/** Until when a claim keeps other admins from a case. */
export const claimEndOf = (claimedAt: Date): Date => new Date(claimedAt.getTime() + CLAIM_MS);
