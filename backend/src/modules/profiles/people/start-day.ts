import { invalidField } from '../../../platform/errors/index.js';
import { dayOfIso, dayOfMoment, NOW, parseDay } from '../facts/day.js';
import { messages } from './texts.js';

/** It may still be yesterday in the person's time zone. */
const ELSEWHERE_DAYS = 1;
/** "November" is not over before its last day. */
const MONTH_DAYS = 31;

/**
 * Throws `validation_failed` for `field` if a start is in the past. An unchanged stored one may stay, so that other
 * fields can be edited.
 */
export function assertStartAhead(field: string, text: string, before: string | undefined, now: Date): void {
  const today = dayOfMoment(now);
  const day = parseDay(text, today);
  const earliest = today - (dayOfIso(text) === null ? MONTH_DAYS : ELSEWHERE_DAYS);
  if (text === before || day === null || day === NOW || day >= earliest) return;
  throw invalidField(field, messages.startOver);
}
