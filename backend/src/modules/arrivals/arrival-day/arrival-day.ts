import { addDays } from '../../../platform/calendar-days/index.js';
import { dayIn } from '../../../platform/clock/index.js';
import type { ArrivalPlan } from '../arrival-plan.entity.js';
import { stepMoment } from '../check-ins/check-in-steps.js';

type Expected = Pick<ArrivalPlan, 'arrivalAt' | 'journey' | 'startsOn' | 'timeZone'>;

const EVENING = '19:00';
/** An au pair needs this long from the landing to the family's door at least. */
const WAY_MS = 2 * 3_600_000;
const HOUR_MS = 3_600_000;
/** A reminder that is later than this, for example after a downtime, is of no use. */
const LATEST_REMINDER_MS = 36 * HOUR_MS;

/** The family's day on which the au pair is expected: that of the landing, otherwise the first day of the placement. */
export const expectedOn = ({ arrivalAt, startsOn, timeZone }: Expected): string =>
  arrivalAt ? dayIn(timeZone, arrivalAt) : startsOn;

/** Whether people are asked today (an ISO day of the family) if the au pair has arrived. Someone who stays on has not left. */
export function isAskedOn(plan: Expected & Pick<ArrivalPlan, 'arrivedAt'>, today: string): boolean {
  const day = expectedOn(plan);
  return plan.journey !== 'continuation' && plan.arrivedAt === null && (today === day || today === addDays(day, 1));
}

/** The evening after the planned arrival, on which the family is reminded once. */
export function reminderAt(plan: Expected): Date {
  const day = expectedOn(plan);
  const evening = stepMoment(day, plan.timeZone, EVENING);
  const earliest = (plan.arrivalAt?.getTime() ?? 0) + WAY_MS;
  return evening.getTime() >= earliest ? evening : stepMoment(addDays(day, 1), plan.timeZone, EVENING);
}

/** The same while it is still to come; null once it has passed, and for someone who stays on. */
export function nextReminderAt(plan: Expected, now: Date): Date | null {
  const at = reminderAt(plan);
  return plan.journey !== 'continuation' && at > now ? at : null;
}

export const isTooLate = (plan: Expected, now: Date): boolean =>
  now.getTime() - reminderAt(plan).getTime() > LATEST_REMINDER_MS;
