import { CHILDREN, countOf, HOURS, MONTHS, YEARS, type Unit } from '../../../lib/format/count';
import { shortDay } from '../../../lib/format/date';

/** One filter of a search. `name` is the API's parameter and the address's. */
export interface FilterPlan {
  name: string;
  label: string;
  /** The text of its chip for a value. */
  chip: (value: string) => string;
  control:
    | { kind: 'place' }
    | { kind: 'day' }
    | { kind: 'number'; min: number; max: number; unit?: Unit }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
    | { kind: 'flag' }
    | { kind: 'languages' }
    | { kind: 'country' }
    /** Chosen on the map, and only shown as a chip. */
    | { kind: 'suburb' };
  /** Offered as a chip even while it is off. */
  quick?: boolean;
  /** Only for families: the API ignores it for everyone else. */
  forFamilies?: boolean;
}

/** Filters that belong together in the sheet. */
export interface FilterGroup {
  legend: string;
  filters: readonly FilterPlan[];
}

const flag = (name: string, label: string, quick = false): FilterPlan => ({
  name,
  label,
  chip: () => label,
  control: { kind: 'flag' },
  quick,
});
const number = (
  name: string,
  label: string,
  min: number,
  max: number,
  chip: (value: string) => string,
  unit?: Unit,
): FilterPlan => ({
  name,
  label,
  chip,
  control: { kind: 'number', min, max, ...(unit && { unit }) },
});
const day = (name: string, label: string, chip: (value: string) => string): FilterPlan => ({
  name,
  label,
  chip,
  control: { kind: 'day' },
});

const location: FilterPlan = { name: 'city', label: 'Location', chip: (city) => city, control: { kind: 'place' } };
const within: FilterPlan = {
  name: 'within',
  label: 'Distance',
  chip: (distance) => `Within ${distance} km`,
  control: {
    kind: 'choice',
    options: ['10', '25', '50', '100', '200'].map((value) => ({ value, label: `Within ${value} km` })),
  },
};
const suburb: FilterPlan = { name: 'suburb', label: 'Suburb', chip: (name) => name, control: { kind: 'suburb' } };
const duration = number('duration', 'Length of placement', 1, 24, (months) => countOf(months, MONTHS), MONTHS);

const canStay: FilterPlan = {
  name: 'canStay',
  label: 'Stay allowed by their visa',
  chip: (months) => `Can stay ${countOf(months, MONTHS)} from your start`,
  control: {
    kind: 'choice',
    options: [3, 6, 9, 12].map((months) => ({
      value: String(months),
      label: `At least ${countOf(months, MONTHS)}`,
    })),
  },
  forFamilies: true,
};

const ignoreDealBreakers = flag('ignoreDealBreakers', 'Include deal-breakers');

const VISA_LABELS: Record<string, string> = {
  working_holiday: 'Working Holiday visa',
  student: 'Student visa',
  resident: 'Citizen or resident',
  none: 'No visa yet',
};

export const auPairFilters: readonly FilterGroup[] = [
  {
    legend: 'Where and when',
    filters: [
      location,
      day('startBy', 'Could start by', (value) => `By ${shortDay(value)}`),
      day('availableFrom', 'Free from', (value) => `Free from ${shortDay(value)}`),
      day('availableTo', 'Free until', (value) => `Free until ${shortDay(value)}`),
      duration,
      canStay,
    ],
  },
  {
    legend: 'Experience and documents',
    filters: [
      flag('infants', 'Baby experience', true),
      flag('drives', 'Drives', true),
      flag('policeCheck', 'Police check', true),
      flag('childrenCheck', 'Working with children check'),
      {
        name: 'visa',
        label: 'Visa',
        chip: (value) => VISA_LABELS[value] ?? value,
        control: {
          kind: 'choice',
          options: ['working_holiday', 'student', 'resident', 'none'].map((value) => ({
            value,
            label: VISA_LABELS[value] ?? value,
          })),
        },
      },
      flag('inCountry', 'Already in the country'),
    ],
  },
  {
    legend: 'Who they are',
    filters: [
      {
        name: 'languages',
        label: 'Speaks',
        chip: (value) => `Speaks ${value.replaceAll(',', ' and ')}`,
        control: { kind: 'languages' },
      },
      { name: 'nationality', label: 'Nationality', chip: (value) => value, control: { kind: 'country' } },
      number('ageMin', 'Youngest age', 18, 45, (age) => `${age} or older`),
      number('ageMax', 'Oldest age', 18, 45, (age) => `${age} or younger`),
      ignoreDealBreakers,
    ],
  },
];

export const familyFilters: readonly FilterGroup[] = [
  {
    legend: 'Where and when',
    filters: [
      location,
      within,
      suburb,
      day('startFrom', 'Starts from', (value) => `From ${shortDay(value)}`),
      day('startTo', 'Starts until', (value) => `Until ${shortDay(value)}`),
      duration,
    ],
  },
  {
    legend: 'The children',
    filters: [
      number('childrenMax', 'At most', 1, 20, (count) => `At most ${countOf(count, CHILDREN)}`, CHILDREN),
      number('childAgeMin', 'Youngest is at least', 0, 17, (age) => `Youngest ${age} or older`, YEARS),
      number('childAgeMax', 'Youngest is at most', 0, 17, (age) => `Youngest ${age} or younger`, YEARS),
    ],
  },
  {
    legend: 'Work and room',
    filters: [
      number('hoursMax', 'Hours a week, at most', 5, 60, (hours) => `Up to ${countOf(hours, HOURS)}`, HOURS),
      flag('ownBathroom', 'Own bathroom', true),
      flag('carAvailable', 'A car to use', true),
      flag('noPets', 'No pets', true),
      {
        name: 'languagesAtHome',
        label: 'Spoken at home',
        chip: (value) => `${value.replaceAll(',', ' and ')} at home`,
        control: { kind: 'languages' },
      },
      ignoreDealBreakers,
    ],
  },
];

const withoutVisa = auPairFilters.map(({ legend, filters }) => ({
  legend,
  filters: filters.filter(({ forFamilies }) => !forFamilies),
}));

/** The filters for a reader. */
export const offered = (groups: readonly FilterGroup[], isFamily: boolean): readonly FilterGroup[] =>
  groups === auPairFilters && !isFamily ? withoutVisa : groups;
