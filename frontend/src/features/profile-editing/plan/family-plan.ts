import * as z from 'zod/mini';
import { DEAL_BREAKERS, DEAL_BREAKERS_HINT, STAYS, type StepPlan } from './field';
import { daysOff, numberOrNone, photoIds, optionalBoolean, startDay, text, wholeNumber } from './rules';

const startWords = { tooShort: 'Start date is required', tooLong: 'Start date cannot exceed 60 characters' };

const ages = {
  notWhole: 'Age must be a whole number',
  tooSmall: 'Age must be at least 18',
  tooLarge: 'Age cannot exceed 45',
};

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
  smokesAtHome: optionalBoolean,
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
  daysOff,
  needsDriver: optionalBoolean,
  needsSwimmer: optionalBoolean,
  carAvailable: z.boolean(),
  accommodationDetails: text(30, 2000, {
    tooShort: 'Please provide at least 30 characters about the accommodation',
    tooLong: 'Accommodation details cannot exceed 2000 characters',
  }),
  ownBathroom: z.boolean(),
  dealBreakers: z.array(z.enum(DEAL_BREAKERS)),
  leastHours: numberOrNone(5, 60, {
    notWhole: 'Hours per week must be a whole number',
    tooSmall: 'Hours per week must be at least 5',
    tooLarge: 'Hours per week cannot exceed 60',
  }),
  leastAge: numberOrNone(18, 45, ages),
  mostAge: numberOrNone(18, 45, ages),
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
  smokesAtHome: null,
  numberOfChildren: Number.NaN,
  childrenAges: '',
  requirements: '',
  hoursPerWeek: Number.NaN,
  startDate: '',
  duration: '',
  daysOff: Number.NaN,
  needsDriver: null,
  needsSwimmer: null,
  carAvailable: false,
  accommodationDetails: '',
  ownBathroom: false,
  dealBreakers: [],
  leastHours: Number.NaN,
  leastAge: Number.NaN,
  mostAge: Number.NaN,
  photos: [],
};

export const familySteps: readonly StepPlan<keyof FamilyValues>[] = [
  {
    id: 'family',
    title: 'Your family',
    lead: 'Write the way you talk. Please do not name your children.',
    fields: [
      {
        name: 'familyName',
        label: 'Family name',
        hint: 'Shown only to members with a confirmed email and a complete profile. Visitors see “A family in Sydney”.',
        control: { kind: 'text', autoComplete: 'family-name' },
        half: true,
      },
      {
        name: 'location',
        label: 'Where you live',
        hint: 'City and suburb. Visitors see only the city; no one sees a street.',
        control: { kind: 'place' },
      },
      { name: 'childrenAges', label: 'How old are the children?', control: { kind: 'ages' } },
      { name: 'aboutUs', label: 'About your family', control: { kind: 'area', max: 2000, rows: 7 } },
      {
        name: 'tagline',
        label: 'One line about you',
        hint: 'It is shown on your card: “We lose to our dog at football.”',
        optional: true,
        control: { kind: 'text' },
      },
      { name: 'languagesAtHome', label: 'Languages at home', optional: true, control: { kind: 'languages' } },
      { name: 'hasPets', label: 'We have pets', control: { kind: 'flag' } },
      {
        name: 'smokesAtHome',
        label: 'Does anyone smoke at home?',
        optional: true,
        control: { kind: 'yesOrNo' },
        half: true,
      },
    ],
  },
  {
    id: 'life',
    title: 'Life with you',
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
      {
        name: 'daysOff',
        label: 'Days off a week',
        optional: true,
        control: { kind: 'number', min: 1, max: 5, unit: 'days' },
        half: true,
      },
      {
        name: 'needsDriver',
        label: 'Will they have to drive?',
        optional: true,
        control: { kind: 'yesOrNo' },
        half: true,
      },
      {
        name: 'needsSwimmer',
        label: 'Will they be in the water with the children?',
        optional: true,
        control: { kind: 'yesOrNo' },
        half: true,
      },
      {
        name: 'requirements',
        label: 'What you hope for',
        hint: 'What the days look like, what matters to you, what would not work.',
        control: { kind: 'area', max: 2000, rows: 7 },
      },
      {
        name: 'accommodationDetails',
        label: 'Where the au pair would live',
        hint: 'Their own room with a door that shuts. What else is there?',
        control: { kind: 'area', max: 2000, rows: 6 },
      },
      { name: 'ownBathroom', label: 'With their own bathroom', control: { kind: 'flag' } },
      { name: 'carAvailable', label: 'There is a car to use', control: { kind: 'flag' } },
      {
        name: 'dealBreakers',
        label: 'What would you not accept?',
        hint: DEAL_BREAKERS_HINT,
        optional: true,
        control: {
          kind: 'several',
          options: [
            ['dates', 'Someone who is not free by our start'],
            ['stay', 'Someone who wants a placement of a different length'],
            ['smoking', 'Someone who smokes'],
            ['pets', 'Someone who would not live with pets'],
            ['driving', 'Someone who does not drive'],
            ['swimming', 'Someone who does not swim well'],
          ],
        },
      },
      {
        name: 'leastHours',
        label: 'No one who wants fewer hours than',
        optional: true,
        control: { kind: 'number', min: 5, max: 60, unit: 'hours' },
        half: true,
      },
      {
        name: 'leastAge',
        label: 'No one younger than',
        optional: true,
        control: { kind: 'number', min: 18, max: 45, unit: 'years' },
        half: true,
      },
      {
        name: 'mostAge',
        label: 'No one older than',
        optional: true,
        control: { kind: 'number', min: 18, max: 45, unit: 'years' },
        half: true,
      },
    ],
  },
];
