import { agreementTypes } from './agreements.js';
import { arrivalTypes } from './arrivals.js';
import { billingTypes } from './billing.js';
import { employerClockTypes } from './employer-clock.js';
import { helpTypes } from './help.js';
import { hoursTypes } from './hours.js';
import { interviewTypes } from './interviews.js';
import { jobBoardTypes } from './job-board.js';
import { messageTypes } from './messages.js';
import type { NotificationType } from './notification-type.js';
import { calendarDateTypes } from './calendar-dates.js';
import { profileTypes } from './profiles.js';
import { reviewTypes } from './reviews.js';
import { safetyTypes } from './safety.js';
import { savedSearchTypes } from './saved-searches.js';
import { verificationTypes } from './verification.js';

/** Every type of notification by name. */
export const NOTIFICATION_TYPES = {
  ...messageTypes,
  ...interviewTypes,
  ...agreementTypes,
  ...arrivalTypes,
  ...employerClockTypes,
  ...hoursTypes,
  ...calendarDateTypes,
  ...reviewTypes,
  ...helpTypes,
  ...jobBoardTypes,
  ...savedSearchTypes,
  ...profileTypes,
  ...safetyTypes,
  ...verificationTypes,
  ...billingTypes,
} as const satisfies Record<string, NotificationType>;

export type NotificationTypeName = keyof typeof NOTIFICATION_TYPES;
export const TYPE_NAMES = Object.keys(NOTIFICATION_TYPES) as NotificationTypeName[];
/** The types that a co-parent may read as well. */
export const SHARED_TYPE_NAMES = TYPE_NAMES.filter((name) => !NOTIFICATION_TYPES[name].accountHolderOnly);

/** Null for a retired name: rows outlive the code that wrote them. */
export const notificationTypeNamed = (name: string): NotificationType | null =>
  (NOTIFICATION_TYPES as Record<string, NotificationType>)[name] ?? null;

export { CHOSEN_GROUPS, isChosen, NOTIFICATION_GROUPS, type NotificationGroup } from './groups.js';
export type { NotificationType, Facts, Words } from './notification-type.js';
