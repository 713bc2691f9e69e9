import type { AgreementTerms, HoursClause, Weekday, WorkTime } from '../../api/agreements';
import type { OfferedWeek } from '../../entities/fair-pay';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies Weekday[];

/** Terms in the form: amounts may still be missing. */
export type TermsForm = Omit<AgreementTerms, 'pay'> & {
  pay: Omit<AgreementTerms['pay'], 'weeklyCents'> & { weeklyCents: number | null };
};

/** The draft: the terms, and the message that is sent with them. */
export type TermsDraft = TermsForm & { note: string };

/** Errors by the path of the field in the terms (`pay.weeklyCents`). */
export type TermsErrors = Readonly<Record<string, string>>;

export type SetClause = <Name extends keyof TermsForm>(name: Name, change: Partial<TermsForm[Name]>) => void;

/** A stored draft may be incomplete, so every clause is checked. */
export function formOf(kept: Record<string, unknown>, from: TermsForm): TermsForm {
  const clauses = Object.entries(from).map(([name, clause]) => {
    const own = kept[name];
    return [name, typeof own === 'object' && own !== null ? { ...clause, ...own } : clause];
  });
  return Object.fromEntries(clauses) as TermsForm;
}

export const noteOf = ({ note }: Record<string, unknown>): string => (typeof note === 'string' ? note : '');

export const EMPTY_TERMS: TermsForm = {
  dates: { startsOn: '', endsOn: '' },
  hours: {
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
    babysittingEvenings: 0,
    note: null,
  },
  duties: { duties: [], exclusions: [] },
  pay: { weeklyCents: null, paidOn: 'friday', boardAndLodging: 'included', deductionCents: null, note: null },
  room: { description: '', bathroom: 'with_children' },
  meals: { description: '' },
  car: { use: 'none', insurance: null, excessCents: null, excessPaidBy: null },
  leave: { paidDays: 0, publicHolidays: 'free', sick: '' },
  notice: { weeks: 2 },
  trial: { days: 0, note: null },
  house: { phone: '', internet: '', cameras: '', guests: '' },
  exit: { plan: '' },
  other: { travel: null, more: null },
};

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes of one time range; 0 while it is incomplete. */
export function lengthOf({ from, to }: WorkTime): number {
  const length = minutes(to) - minutes(from);
  return Number.isFinite(length) && length > 0 ? length : 0;
}

export const weeklyMinutes = (hours: HoursClause): number =>
  WEEKDAYS.flatMap((day) => hours[day]).reduce((sum, range) => sum + lengthOf(range), 0);

/** The week of the terms, for a comparison with the law. */
export const weekOf = ({ hours, pay }: Pick<TermsForm, 'hours' | 'pay'>): OfferedWeek => ({
  minutes: weeklyMinutes(hours),
  payMinCents: pay.weeklyCents,
});

export const hoursInWords = (total: number): string => String(Math.round((total / 60) * 100) / 100);

/** The API's errors by the path of the field; errors in list entries belong to their list. */
export function termsErrors(fields: Record<string, string[]> | undefined): TermsErrors {
  const named = Object.entries(fields ?? {}).flatMap(([field, messages]) => {
    const name = field.replace(/^terms\./, '').replace(/\.\d+(\..*)?$/, '');
    return messages[0] ? [[name, messages[0]] as const] : [];
  });
  return Object.fromEntries(named.reverse());
}

/** Id of the control of a field. */
export const idOf = (field: string): string => `terms-${field.replace(/\./g, '-')}`;
