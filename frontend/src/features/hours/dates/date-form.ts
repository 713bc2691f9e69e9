import type { CalendarDate, CalendarDateInput, CalendarDateKind, HoursWeek } from '../../../api/hours';
import { dayInWords } from '../../../lib/format/date';
import { datesTexts } from './texts';

const { dialog: texts } = datesTexts;

export interface DateForm {
  kind: CalendarDateKind;
  startsOn: string;
  endsOn: string;
  insteadOn: string;
  hasTimes: boolean;
  /** Two periods of work; the second one may be empty. */
  times: [TimesForm, TimesForm];
  note: string;
}

interface TimesForm {
  from: string;
  to: string;
}

type Field = 'startsOn' | 'endsOn' | 'insteadOn' | 'times' | 'note';
export type Problems = Partial<Record<Field, string | undefined>>;
export const FIELDS: readonly Field[] = ['startsOn', 'endsOn', 'insteadOn', 'times', 'note'];

const NONE: TimesForm = { from: '', to: '' };

export const formOf = (date: CalendarDate | null, kind: CalendarDateKind): DateForm => ({
  kind: date?.kind ?? kind,
  startsOn: date?.startsOn ?? '',
  endsOn: date && date.endsOn !== date.startsOn ? date.endsOn : '',
  insteadOn: date?.insteadOn ?? '',
  hasTimes: (date?.times.length ?? 0) > 0,
  times: [date?.times[0] ?? NONE, date?.times[1] ?? NONE],
  note: date?.note ?? '',
});

const isGiven = ({ from, to }: TimesForm): boolean => from !== '' || to !== '';

/** An empty last day is the first one. */
export function inputOf(form: DateForm, version: number): CalendarDateInput {
  const { kind, startsOn, insteadOn, hasTimes, times, note } = form;
  return {
    ...{ version, kind, startsOn, endsOn: kind === 'swap' ? startsOn : form.endsOn || startsOn },
    ...(kind === 'swap' && { insteadOn }),
    ...(kind === 'school_holidays' && hasTimes && { times: times.filter(isGiven) }),
    ...(note.trim() && { note: note.trim() }),
  };
}

/** Problems that are visible before anything is sent. The server also checks other dates. */
export function problemsOf(
  form: DateForm,
  { startsOn: first, lastDay }: Pick<HoursWeek, 'startsOn' | 'lastDay'>,
): Problems {
  const { kind, hasTimes, times } = form;
  const { startsOn, endsOn, insteadOn } = inputOf(form, 0);
  const outside = (day: string) =>
    day < first || day > lastDay ? texts.outside(dayInWords(first), dayInWords(lastDay)) : undefined;
  const problems: Problems = {
    startsOn: startsOn ? outside(startsOn) : texts.dayMissing,
    endsOn: endsOn < startsOn ? texts.order : outside(endsOn),
    insteadOn: kind !== 'swap' ? undefined : insteadOn ? outside(insteadOn) : texts.dayMissing,
    times:
      kind === 'school_holidays' && hasTimes && (!isGiven(times[0]) || times.some(isHalf))
        ? texts.timesMissing
        : undefined,
  };
  if (problems.startsOn) delete problems.endsOn;
  return problems;
}

const isHalf = ({ from, to }: TimesForm): boolean => (from === '') !== (to === '');

/** School holidays with the usual hours change nothing that was signed. */
export const needsAnswer = ({ kind, hasTimes }: DateForm): boolean => kind !== 'school_holidays' || hasTimes;
