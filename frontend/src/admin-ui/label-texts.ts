import type { CaseSubject, ReportReason } from '../api/moderation';
import type { ReviewedState } from '../api/verification-review';

export const CASE_SUBJECTS = {
  profile: 'Profile',
  message: 'Message',
  interview: 'Interview',
  review: 'Review',
  'held-message': 'Held message',
  account: 'Account',
} satisfies Record<CaseSubject, string>;

export const REPORT_REASONS = {
  'asks-for-money': 'Asks for money or documents',
  'not-who-they-say': 'Not who they say they are',
  'rude-or-threatening': 'Rude or threatening',
  sexual: 'Sexual',
  'about-a-child': 'About a child',
  'unfair-work': 'Unfair work',
  'off-topic': 'Off topic',
  'something-else': 'Something else',
} satisfies Record<ReportReason, string>;

/** The states of a check of a member. */
export const CHECK_STATES = {
  waiting: 'Waiting',
  approved: 'Approved',
  ask_again: 'Asked again',
  refused: 'Not accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} satisfies Record<ReviewedState, string>;
