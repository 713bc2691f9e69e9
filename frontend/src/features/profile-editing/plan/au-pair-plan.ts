import * as z from 'zod/mini';
import { STAYS, VISAS, type StepPlan } from './field';
import { photoIds, startDay, text, wholeNumber } from './rules';

const hours = {
  notWhole: 'Hours per week must be a whole number',
  tooSmall: 'Hours per week must be at least 5',
  tooLarge: 'Hours per week cannot exceed 60',
};

const startWords = {
  tooShort: 'Availability date is required',
  tooLong: 'Availability date cannot exceed 60 characters',
};

/** The API's rules in its words; a test compares the limits with the contract. */
export const auPairSchema = z.object({
  firstName: text(2, 50, {
    tooShort: 'First name must be at least 2 characters',
    tooLong: 'First name cannot exceed 50 characters',
  }),
  lastName: text(2, 50, {
    tooShort: 'Last name must be at least 2 characters',
    tooLong: 'Last name cannot exceed 50 characters',
  }),
  age: wholeNumber(18, 45, {
    notWhole: 'Age must be a whole number',
    tooSmall: 'Age must be at least 18',
    tooLarge: 'Age cannot exceed 45',
  }),
  nationality: text(2, 60, { tooShort: 'Nationality is required', tooLong: 'Nationality cannot exceed 60 characters' }),
  homeTown: text(0, 80, { tooLong: 'Home town cannot exceed 80 characters' }),
  tagline: text(0, 120, { tooLong: 'Tagline cannot exceed 120 characters' }),
  aboutMe: text(50, 2000, {
    tooShort: 'Please provide at least 50 characters about yourself',
    tooLong: 'About section cannot exceed 2000 characters',
  }),
  experience: text(50, 2000, {
    tooShort: 'Please provide at least 50 characters about your experience',
    tooLong: 'Experience cannot exceed 2000 characters',
  }),
  hasInfantExperience: z.boolean(),
  education: text(10, 1000, {
    tooShort: 'Please provide at least 10 characters about your education',
    tooLong: 'Education cannot exceed 1000 characters',
  }),
  skills: text(10, 1000, {
    tooShort: 'Please provide at least 10 characters about your skills',
    tooLong: 'Skills cannot exceed 1000 characters',
  }),
  languages: text(2, 200, { tooShort: 'Languages are required', tooLong: 'Languages cannot exceed 200 characters' }),
  hasDrivingLicense: z.boolean(),
  hasPoliceCheck: z.boolean(),
  hasWorkWithChildrenCheck: z.boolean(),
  availabilityDate: startDay(startWords),
  preferredDuration: text(2, 60, {
    tooShort: 'Preferred duration is required',
    tooLong: 'Preferred duration cannot exceed 60 characters',
  }),
  preferredLocation: text(0, 120, { tooLong: 'Preferred location cannot exceed 120 characters' }),
  preferredHours: z.union([z.nan(), wholeNumber(5, 60, hours)]),
  visaStatus: text(0, 120, { tooLong: 'Visa status cannot exceed 120 characters' }),
  isAlreadyInCountry: z.boolean(),
  photos: photoIds,
});
/** The same for someone who has saved a day before. */
export const auPairSchemaAfter = (availabilityDate: string) =>
  z.extend(auPairSchema, { availabilityDate: startDay(startWords, availabilityDate) });
export type AuPairValues = z.infer<typeof auPairSchema>;

export const emptyAuPair: AuPairValues = {
  firstName: '',
  lastName: '',
  age: Number.NaN,
  nationality: '',
  homeTown: '',
  tagline: '',
  aboutMe: '',
  experience: '',
  hasInfantExperience: false,
  education: '',
  skills: '',
  languages: '',
  hasDrivingLicense: false,
  hasPoliceCheck: false,
  hasWorkWithChildrenCheck: false,
  availabilityDate: '',
  preferredDuration: '',
  preferredLocation: '',
  preferredHours: Number.NaN,
  visaStatus: '',
  isAlreadyInCountry: false,
  photos: [],
};

export const auPairSteps: readonly StepPlan<keyof AuPairValues>[] = [
  {
    id: 'you',
    title: 'Who you are',
    lead: 'Visitors see your first name only. Your surname is for people who are signed in.',
    fields: [
      { name: 'firstName', label: 'First name', control: { kind: 'text', autoComplete: 'given-name' }, half: true },
      { name: 'lastName', label: 'Last name', control: { kind: 'text', autoComplete: 'family-name' }, half: true },
      { name: 'age', label: 'Age', control: { kind: 'number', min: 18, max: 45, unit: 'years' }, half: true },
      {
        name: 'nationality',
        label: 'Nationality',
        hint: 'The passport you will travel with.',
        control: { kind: 'country' },
        half: true,
      },
      { name: 'homeTown', label: 'Where you live now', optional: true, control: { kind: 'text' }, half: true },
      {
        name: 'tagline',
        label: 'One line about you',
        hint: 'It stands on your card: “Mornings do not frighten me.”',
        optional: true,
        control: { kind: 'text' },
      },
      { name: 'aboutMe', label: 'About you', control: { kind: 'area', max: 2000, rows: 7 } },
    ],
  },
  {
    id: 'experience',
    title: 'You and children',
    lead: 'Whom you looked after, for how long, and what you learnt from it.',
    fields: [
      { name: 'experience', label: 'Experience with children', control: { kind: 'area', max: 2000, rows: 6 } },
      { name: 'hasInfantExperience', label: 'I have cared for a baby', control: { kind: 'flag' } },
      {
        name: 'skills',
        label: 'What you are good at',
        hint: 'Cooking, football, plaits, first aid, patience.',
        control: { kind: 'area', max: 1000, rows: 4 },
      },
      { name: 'education', label: 'School, training, studies', control: { kind: 'area', max: 1000, rows: 3 } },
    ],
  },
  {
    id: 'papers',
    title: 'Languages and documents',
    lead: 'Say what is so today. What you say here is shown as your own word.',
    fields: [
      {
        name: 'languages',
        label: 'Languages',
        hint: 'The one you speak best comes first.',
        control: { kind: 'languages' },
      },
      { name: 'hasDrivingLicense', label: 'I have a driving licence', control: { kind: 'flag' } },
      { name: 'hasPoliceCheck', label: 'I have a police certificate', control: { kind: 'flag' } },
      { name: 'hasWorkWithChildrenCheck', label: 'I have a working-with-children check', control: { kind: 'flag' } },
      { name: 'visaStatus', label: 'Visa', optional: true, control: { kind: 'choice', options: VISAS }, half: true },
      { name: 'isAlreadyInCountry', label: 'I am in the country already', control: { kind: 'flag' } },
    ],
  },
  {
    id: 'when',
    title: 'When and where',
    lead: 'Three months ahead is usual. Tomorrow happens too.',
    fields: [
      { name: 'availabilityDate', label: 'Free from', control: { kind: 'date' }, half: true },
      { name: 'preferredDuration', label: 'For how long?', control: { kind: 'choice', options: STAYS }, half: true },
      { name: 'preferredLocation', label: 'Where to?', optional: true, control: { kind: 'place' } },
      {
        name: 'preferredHours',
        label: 'Hours a week you hope for',
        optional: true,
        control: { kind: 'number', min: 5, max: 60, unit: 'hours' },
        half: true,
      },
    ],
  },
];
