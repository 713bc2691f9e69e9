import type { ClauseName, Weekday } from './term-values.js';

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The texts of clauses, on the screen and in the PDF. */
export const words = {
  titles: {
    dates: 'Dates',
    hours: 'Hours of a usual week',
    duties: 'Duties',
    pay: 'Pay, board and lodging',
    room: 'Room',
    meals: 'Meals',
    car: 'Car',
    leave: 'Leave and sick days',
    notice: 'Notice',
    trial: 'Trial days',
    house: 'House rules',
    exit: 'If it ends early',
    other: 'Flights, insurance and anything else',
  } satisfies Record<ClauseName, string>,
  days: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  } satisfies Record<Weekday, string>,
  dates: { span: (from: string, to: string) => `From ${from} to ${to}, both days included.` },
  hours: {
    span: (from: string, to: string) => `${from} to ${to}`,
    day: (day: string, times: string, hours: string) => `${day}: ${times} (${hours} h)`,
    total: (hours: string) => `${hours} hours a week in total.`,
    free: (days: readonly string[]) => `Free: ${listed(days)}.`,
    babysitting: (evenings: number) =>
      evenings === 0
        ? 'No babysitting in the evening.'
        : `Babysitting on up to ${counted(evenings, 'evening', 'evenings')} a week, within these hours.`,
  },
  duties: { not: (line: string) => `Not included: ${line}` },
  pay: {
    weekly: (sum: string, day: string) => `${sum} each week, paid on ${day}.`,
    included: 'Board and lodging are provided free of charge in addition to the pay.',
    deducted: (off: string, left: string) =>
      `${off} of it is deducted each week for board and lodging; ${left} remains.`,
  },
  room: {
    bathroom: {
      own: 'A bathroom of their own.',
      with_children: 'The bathroom is shared with the children.',
      with_family: 'The bathroom is shared with the family.',
    },
  },
  car: {
    use: {
      none: 'There is no driving for the family.',
      for_work: 'The family’s car is for work: the children and errands.',
      for_work_and_private: 'The family’s car is for work, and for private use with permission.',
    },
    insurance: (text: string) => `Insurance: ${text}`,
    excess: (sum: string | null, payer: 'family' | 'shared' | 'au_pair') => {
      const who = {
        family: 'the family pays it',
        shared: 'both pay half of it',
        au_pair: 'the au pair pays it if it was their fault',
      }[payer];
      return `Excess${sum === null ? '' : ` of ${sum}`}: ${who}.`;
    },
  },
  leave: {
    days: (days: number) =>
      days === 0
        ? 'No paid leave apart from days off.'
        : `${counted(days, 'paid day', 'paid days')} off in this placement.`,
    publicHolidays: {
      free: 'Public holidays are free and paid.',
      by_arrangement: 'Work on public holidays is agreed in advance and compensated.',
    },
    sick: (text: string) => `Sick days: ${text}`,
  },
  notice: (weeks: number) => `Either person can end it with ${weeks} weeks’ notice.`,
  trial: (days: number) =>
    days === 0
      ? 'There are no trial days.'
      : `The first ${counted(days, 'day is a trial', 'days are a trial')}: either person can end it then with a day’s notice.`,
  house: {
    phone: (text: string) => `Phone: ${text}`,
    internet: (text: string) => `Internet: ${text}`,
    cameras: (text: string) => `Cameras: ${text}`,
    guests: (text: string) => `Guests: ${text}`,
  },
} as const;
