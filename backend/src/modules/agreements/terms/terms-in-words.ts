import { weekdayInWords } from '../../../platform/calendar-days/index.js';
import { inWords } from '../../billing/index.js';
import { regionFacts, type Region } from '../../country/index.js';
import type { AgreementTerms, CarClause, HoursClause, PayClause } from './agreement-terms.dto.js';
import { CLAUSES, WEEKDAYS, type ClauseName } from './term-values.js';
import { freeDays, hoursInWords, lengthOf, timeInWords, weeklyMinutes } from './week.js';
import { words } from './clause-words.js';

/** A clause as text: every line is a sentence or an item. */
export interface ClauseInWords {
  clause: ClauseName;
  title: string;
  lines: string[];
}

/** The terms as text. The same terms always produce the same text. */
export function termsInWords(terms: AgreementTerms, region: Region): ClauseInWords[] {
  const money = (cents: number) => moneyInWords(cents, region);
  const linesOf: Record<ClauseName, string[]> = {
    dates: [words.dates.span(dayWithYear(terms.dates.startsOn), dayWithYear(terms.dates.endsOn))],
    hours: ofHours(terms.hours),
    duties: [...terms.duties.duties, ...terms.duties.exclusions.map(words.duties.not)],
    pay: ofPay(terms.pay, money),
    room: [...paragraphs(terms.room.description), words.room.bathroom[terms.room.bathroom]],
    meals: paragraphs(terms.meals.description),
    car: ofCar(terms.car, money),
    leave: [
      words.leave.days(terms.leave.paidDays),
      words.leave.publicHolidays[terms.leave.publicHolidays],
      words.leave.sick(terms.leave.sick),
    ],
    notice: [words.notice(terms.notice.weeks)],
    trial: [words.trial(terms.trial.days), ...paragraphs(terms.trial.note)],
    house: [
      words.house.phone(terms.house.phone),
      words.house.internet(terms.house.internet),
      words.house.cameras(terms.house.cameras),
      words.house.guests(terms.house.guests),
    ],
    exit: paragraphs(terms.exit.plan),
    other: [...paragraphs(terms.other.travel), ...paragraphs(terms.other.more)],
  };
  return CLAUSES.filter((clause) => linesOf[clause].length > 0).map((clause) => ({
    clause,
    title: words.titles[clause],
    lines: linesOf[clause],
  }));
}

/** "A$1,029.04". */
export const moneyInWords = (cents: number, region: Region): string => inWords(cents, regionFacts(region).currency);

/** "Monday 1 February 2027". */
const dayWithYear = (day: string): string => `${weekdayInWords(day)} ${day.slice(0, 4)}`;

function ofHours(hours: HoursClause): string[] {
  const days = WEEKDAYS.filter((day) => hours[day].length > 0).map((day) => {
    const ranges = [...hours[day]].sort((a, b) => a.from.localeCompare(b.from));
    const minutes = ranges.reduce((sum, range) => sum + lengthOf(range), 0);
    const times = ranges.map(({ from, to }) => words.hours.span(timeInWords(from), timeInWords(to))).join(', ');
    return words.hours.day(words.days[day], times, hoursInWords(minutes));
  });
  const free = freeDays(hours).map((day) => words.days[day]);
  return [
    ...days,
    words.hours.total(hoursInWords(weeklyMinutes(hours))),
    ...(free.length > 0 ? [words.hours.free(free)] : []),
    words.hours.babysitting(hours.babysittingEvenings),
    ...paragraphs(hours.note),
  ];
}

function ofPay(pay: PayClause, money: (cents: number) => string): string[] {
  const off = pay.deductionCents ?? 0;
  return [
    words.pay.weekly(money(pay.weeklyCents), words.days[pay.paidOn]),
    pay.boardAndLodging === 'included'
      ? words.pay.included
      : words.pay.deducted(money(off), money(pay.weeklyCents - off)),
    ...paragraphs(pay.note),
  ];
}

function ofCar({ use, insurance, excessCents, excessPaidBy }: CarClause, money: (cents: number) => string): string[] {
  if (use === 'none') return [words.car.use.none];
  return [
    words.car.use[use],
    ...(insurance ? [words.car.insurance(insurance)] : []),
    ...(excessPaidBy ? [words.car.excess(excessCents == null ? null : money(excessCents), excessPaidBy)] : []),
  ];
}

const paragraphs = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
