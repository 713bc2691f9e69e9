import type { EmployerClock } from '../../api/employer-clock';
import { daysBetween } from '../../lib/days';
import { employerClockTexts } from './texts';

const { count: texts } = employerClockTexts;

type Counted = Pick<EmployerClock, 'state' | 'daysLeft' | 'startsOn' | 'lastDay' | 'rule'>;

/** The one thing to read: "72 days left". */
export function headlineOf({ state, daysLeft, startsOn, lastDay, rule }: Counted): string {
  if (state === 'ended') return texts.ended;
  if (state === 'ahead') return texts.ahead(startsOn);
  if (state === 'over') return texts.over;
  if (lastDay === null || daysLeft === null) return rule.kind === 'unclear' ? texts.unclear : texts.none;
  return daysLeft === 0 ? texts.today : texts.left(daysLeft);
}

/** How many of the days have passed, today's included; null without a last day. */
export function progressOf({
  countedFrom,
  lastDay,
  today,
  state,
}: Pick<EmployerClock, 'countedFrom' | 'lastDay' | 'today' | 'state'>): { passed: number; all: number } | null {
  if (lastDay === null || state === 'ended') return null;
  const all = daysBetween(countedFrom, lastDay) + 1;
  return { passed: Math.min(all, Math.max(0, daysBetween(countedFrom, today) + 1)), all };
}

/** Close enough to the end to be shown in another colour. */
export const isNear = ({ daysLeft, state, noticeWeeks }: Pick<EmployerClock, 'daysLeft' | 'state' | 'noticeWeeks'>) =>
  state === 'over' || (daysLeft !== null && daysLeft <= Math.max(0, ...noticeWeeks) * 7);

/** [8, 4, 2] as "8, 4 and 2". */
export const listOf = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
