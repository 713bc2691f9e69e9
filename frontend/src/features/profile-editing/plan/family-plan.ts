import * as z from 'zod/mini';
import { STAYS, type StepPlan } from './field';
import { photoIds, startDay, text, wholeNumber } from './rules';

const startWords = { tooShort: 'Start date is required', tooLong: 'Start date cannot exceed 60 characters' };

/** The API's rules in its words; a test compares the limits with the contract. */
export const familySchema = z.object({
  familyName: text(2, 100, {
    tooShort: 'Family name must be at least 2 characters',
    tooLong: 'Family name cannot exceed 100 characters',
  }),
  location: text(2, 120, { tooShort: 'Location is required', tooLong: 'Location cannot exceed 120 characters' }),
  tagline: text(0, 120, { tooLong: 'Tagline cannot exceed 120 characters' }),
  aboutUs: text(50, 2000, {
    tooShort: 'Please provide at least 50 characters about your family',
    tooLong: 'About section cannot exceed 2000 characters',
  }),
  languagesAtHome: text(0, 200, { tooLong: 'Languages cannot exceed 200 characters' }),
  hasPets: z.boolean(),
  numberOfChildren: wholeNumber(1, 20, {
    notWhole: 'Number of children must be a whole number',
    tooSmall: 'Number of children must be at least 1',
    tooLarge: 'Number of children cannot exceed 20',
  }),
  childrenAges: text(2, 200, {
    tooShort: 'Please specify the ages of your children',
    tooLong: 'Ages of your children cannot exceed 200 characters',
  }),
  requirements: text(50, 2000, {
    tooShort: 'Please provide at least 50 characters about your requirements',
    tooLong: 'Requirements cannot exceed 2000 characters',
  }),
  hoursPerWeek: wholeNumber(5, 60, {
    notWhole: 'Hours per week must be a whole number',
    tooSmall: 'Hours per week must be at least 5',
    tooLarge: 'Hours per week cannot exceed 60',
  }),
  startDate: startDay(startWords),
  duration: text(2, 60, { tooShort: 'Duration is required', tooLong: 'Duration cannot exceed 60 characters' }),
  carAvailable: z.boolean(),
  accommodationDetails: text(30, 2000, {
    tooShort: 'Please provide at least 30 characters about the accommodation',
    tooLong: 'Accommodation details cannot exceed 2000 characters',
  }),
  ownBathroom: z.boolean(),
  photos: photoIds,
});
/** The same for someone who has saved a start before. */
export const familySchemaAfter = (startDate: string) =>
  z.extend(familySchema, { startDate: startDay(startWords, startDate) });
export type FamilyValues = z.infer<typeof familySchema>;

export const emptyFamily: FamilyValues = {
  familyName: '',
  location: '',
  tagline: '',
  aboutUs: '',
  languagesAtHome: 'English',
  hasPets: false,
  numberOfChildren: Number.NaN,
  childrenAges: '',
  requirements: '',
  hoursPerWeek: Number.NaN,
  startDate: '',
  duration: '',
  carAvailable: false,
  accommodationDetails: '',
  ownBathroom: false,
  photos: [],
};

export const familySteps: readonly StepPlan<keyof FamilyValues>[] = [
  {
    id: 'family',
    title: 'Who you are',
    lead: 'Write it as you would say it at the kitchen table.',
    fields: [
      {
        name: 'familyName',
        label: 'Family name',
        hint: 'For people who are signed in. Visitors read “A family in Sydney”.',
        control: { kind: 'text', autoComplete: 'family-name' },
        half: true,
      },
      {
        name: 'location',
        label: 'Where you live',
        hint: 'City and suburb. Visitors see only the city; no one sees a street.',
        control: { kind: 'place' },
      },
      {
        name: 'tagline',
        label: 'One line about you',
        hint: 'It stands on your card: “We lose to our dog at football.”',
        optional: true,
        control: { kind: 'text' },
      },
      { name: 'aboutUs', label: 'About your family', control: { kind: 'area', max: 2000, rows: 7 } },
      { name: 'languagesAtHome', label: 'Languages at home', optional: true, control: { kind: 'languages' } },
      { name: 'hasPets', label: 'We have pets', control: { kind: 'flag' } },
    ],
  },
  {
    id: 'children',
    title: 'The children',
    lead: 'Ages help to find someone with the right experience. No names here, please.',
    fields: [
      { name: 'childrenAges', label: 'How old are they?', control: { kind: 'ages' } },
      {
        name: 'requirements',
        label: 'What you hope for',
        hint: 'What the days look like, what matters to you, what would not work.',
        control: { kind: 'area', max: 2000, rows: 7 },
      },
    ],
  },
  {
    id: 'work',
    title: 'Hours and dates',
    lead: 'Most families ask for 25 to 35 hours. Above 38 to 40, check the working rules with the authorities first.',
    fields: [
      {
        name: 'hoursPerWeek',
        label: 'Hours a week',
        control: { kind: 'number', min: 5, max: 60, unit: 'hours' },
        half: true,
      },
      { name: 'startDate', label: 'From when?', control: { kind: 'date' }, half: true },
      { name: 'duration', label: 'For how long?', control: { kind: 'choice', options: STAYS }, half: true },
      { name: 'carAvailable', label: 'A car is there to use', control: { kind: 'flag' } },
    ],
  },
  {
    id: 'room',
    title: 'The room',
    lead: 'A room of one’s own with a door that shuts. What else is there?',
    fields: [
      { name: 'accommodationDetails', label: 'Where they would live', control: { kind: 'area', max: 2000, rows: 6 } },
      { name: 'ownBathroom', label: 'With a bathroom of their own', control: { kind: 'flag' } },
    ],
  },
];
