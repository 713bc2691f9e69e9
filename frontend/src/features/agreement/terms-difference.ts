import type { ClauseName, HoursClause, Region, Weekday, WorkTime } from '../../api/agreements';
import { countOf, DAYS, HOURS } from '../../lib/format/count';
import { dayInWords } from '../../lib/format/date';
import { exactMoney } from '../../lib/format/money';
import { timeInWords } from '../../lib/format/time';
import { hoursInWords, weeklyMinutes, WEEKDAYS, type TermsForm } from './terms-form';
import { agreementTexts } from './texts';

const { days, difference, fields: texts } = agreementTexts;

/** A field in words. */
interface FieldWords {
  label: string;
  words: (terms: TermsForm) => string;
}

/** A field that differs between two terms, in words. */
export interface FieldDifference {
  label: string;
  was: string;
  is: string;
}

/** The fields of a clause that differ between two terms, in the order of the form. */
export function differencesOf(clause: ClauseName, from: TermsForm, to: TermsForm, region: Region): FieldDifference[] {
  return fieldsOf(clause, region).flatMap(({ label, words }) => {
    const [was, is] = [words(from), words(to)];
    return was === is ? [] : [{ label, was, is }];
  });
}

const quoted = (text: string | null | undefined): string => (text?.trim() ? `“${text.trim()}”` : difference.nothing);
const list = (lines: readonly string[]): string => quoted(lines.filter((line) => line.trim()).join('; '));
const dayOr = (day: string): string => (day ? dayInWords(day) : difference.nothing);
const option = <Value extends string>(options: Readonly<Record<Value, string>>, value: Value | null | undefined) =>
  value ? options[value] : difference.nothing;
const times = (ranges: readonly WorkTime[]): string =>
  ranges.map(({ from, to }) => `${timeInWords(from)}–${timeInWords(to)}`).join(', ') || difference.free;

function fieldsOf(clause: ClauseName, region: Region): FieldWords[] {
  const money = (cents: number | null | undefined) =>
    cents == null ? difference.nothing : exactMoney(cents, region === 'newzealand' ? 'NZD' : 'AUD');
  const sign = agreementTexts.editor.region[region];
  const clauses: Record<ClauseName, FieldWords[]> = {
    dates: [
      { label: texts.startsOn, words: ({ dates }) => dayOr(dates.startsOn) },
      { label: texts.endsOn, words: ({ dates }) => dayOr(dates.endsOn) },
    ],
    hours: [
      { label: difference.week, words: ({ hours }) => weekWords(hours) },
      ...WEEKDAYS.map((day: Weekday) => ({ label: days[day], words: ({ hours }: TermsForm) => times(hours[day]) })),
      { label: texts.evenings, words: ({ hours }) => String(hours.babysittingEvenings) },
      { label: texts.hoursNote, words: ({ hours }) => quoted(hours.note) },
    ],
    duties: [
      { label: texts.duties, words: ({ duties }) => list(duties.duties) },
      { label: texts.exclusions, words: ({ duties }) => list(duties.exclusions) },
    ],
    pay: [
      { label: texts.weekly(sign), words: ({ pay }) => money(pay.weeklyCents) },
      { label: texts.paidOn, words: ({ pay }) => days[pay.paidOn] },
      { label: texts.board, words: ({ pay }) => option(texts.boardOptions, pay.boardAndLodging) },
      {
        label: texts.deduction(sign),
        words: ({ pay }) => money(pay.boardAndLodging === 'deducted' ? pay.deductionCents : null),
      },
      { label: texts.payNote, words: ({ pay }) => quoted(pay.note) },
    ],
    room: [
      { label: texts.room, words: ({ room }) => quoted(room.description) },
      { label: texts.bathroom, words: ({ room }) => option(texts.bathroomOptions, room.bathroom) },
    ],
    meals: [{ label: texts.meals, words: ({ meals }) => quoted(meals.description) }],
    car: [
      { label: texts.carUse, words: ({ car }) => option(texts.carOptions, car.use) },
      { label: texts.insurance, words: ({ car }) => quoted(car.use === 'none' ? null : car.insurance) },
      { label: texts.excess(sign), words: ({ car }) => money(car.use === 'none' ? null : car.excessCents) },
      {
        label: texts.excessPaidBy,
        words: ({ car }) => option(texts.payers, car.use === 'none' ? null : car.excessPaidBy),
      },
    ],
    leave: [
      { label: texts.paidDays, words: ({ leave }) => countOf(leave.paidDays, DAYS) },
      { label: texts.publicHolidays, words: ({ leave }) => option(texts.holidayOptions, leave.publicHolidays) },
      { label: texts.sick, words: ({ leave }) => quoted(leave.sick) },
    ],
    notice: [{ label: texts.notice, words: ({ notice }) => texts.weeks(notice.weeks) }],
    trial: [
      { label: texts.trialDays, words: ({ trial }) => countOf(trial.days, DAYS) },
      { label: texts.trialNote, words: ({ trial }) => quoted(trial.note) },
    ],
    house: (['phone', 'internet', 'cameras', 'guests'] as const).map((name) => ({
      label: texts[name],
      words: ({ house }) => quoted(house[name]),
    })),
    exit: [{ label: texts.exit, words: ({ exit }) => quoted(exit.plan) }],
    other: [
      { label: texts.travel, words: ({ other }) => quoted(other.travel) },
      { label: texts.more, words: ({ other }) => quoted(other.more) },
    ],
  };
  return clauses[clause];
}

const weekWords = (hours: HoursClause): string => countOf(hoursInWords(weeklyMinutes(hours)), HOURS);
