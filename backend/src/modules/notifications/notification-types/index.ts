import { agreementKinds } from './agreements.js';
import { arrivalKinds } from './arrivals.js';
import { billingKinds } from './billing.js';
import { employerClockKinds } from './employer-clock.js';
import { helpKinds } from './help.js';
import { hoursKinds } from './hours.js';
import { interviewKinds } from './interviews.js';
import { jobBoardKinds } from './job-board.js';
import type { AnyKind } from './notification-type.js';
import { calendarDateKinds } from './calendar-dates.js';
import { reviewKinds } from './reviews.js';
import { safetyKinds } from './safety.js';
import { savedSearchKinds } from './saved-searches.js';
import { verificationKinds } from './verification.js';

/** Every kind of notification by name. */
export const KINDS = {
  ...interviewKinds,
  ...agreementKinds,
  ...arrivalKinds,
  ...employerClockKinds,
  ...hoursKinds,
  ...calendarDateKinds,
  ...reviewKinds,
  ...helpKinds,
  ...jobBoardKinds,
  ...savedSearchKinds,
  ...safetyKinds,
  ...verificationKinds,
  ...billingKinds,
} as const satisfies Record<string, AnyKind>;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** Null for a retired name: rows outlive the code that wrote them. */
export const kindNamed = (name: string): AnyKind | null => (KINDS as Record<string, AnyKind>)[name] ?? null;

export { CHOSEN_GROUPS, isChosen, KIND_GROUPS, type KindGroup } from './groups.js';
export type { AnyKind, Facts, Words } from './notification-type.js';
