import * as z from 'zod/mini';
import { DEAL_BREAKERS } from './field';
import { daysOff, numberOrNone, pastDay, photoIds, optionalBoolean, startDay, text, wholeNumber } from './rules';

const hours = {
  notWhole: 'Hours per week must be a whole number',
  tooSmall: 'Hours per week must be at least 5',
  tooLarge: 'Hours per week cannot exceed 60',
};

const startWords = {
  tooShort: 'Availability date is required',
  tooLong: 'Availability date cannot exceed 60 characters',
};

const earlierVisas = 'Please choose a number from 0 to 5';
const visaCount = z.union([
  z.nan(),
  wholeNumber(0, 5, { notWhole: earlierVisas, tooSmall: earlierVisas, tooLarge: earlierVisas }),
]);

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
  agesCaredFor: z.array(z.enum(['baby', 'toddler', 'preschool', 'school', 'teen'])),
  education: text(10, 1000, {
    tooShort: 'Please provide at least 10 characters about your education',
    tooLong: 'Education cannot exceed 1000 characters',
  }),
  skills: text(10, 1000, {
    tooShort: 'Please provide at least 10 characters about your skills',
    tooLong: 'Skills cannot exceed 1000 characters',
  }),
  languages: text(2, 200, { tooShort: 'Languages are required', tooLong: 'Languages cannot exceed 200 characters' }),
  swims: optionalBoolean,
  livesWithPets: optionalBoolean,
  smokes: optionalBoolean,
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
  daysOff,
  visaStatus: text(0, 120, { tooLong: 'Visa status cannot exceed 120 characters' }),
  isAlreadyInCountry: z.boolean(),
  bornOn: pastDay('Your date of birth must be in the past'),
  visaBeganOn: pastDay('Please enter a date that is not in the future'),
  australianVisas: visaCount,
  newZealandVisas: visaCount,
  dealBreakers: z.array(z.enum(DEAL_BREAKERS)),
  mostHours: numberOrNone(5, 60, hours),
  leastDaysOff: daysOff,
  leastChildAge: numberOrNone(0, 17, {
    notWhole: 'Age of the youngest child must be a whole number',
    tooSmall: 'Age of the youngest child must be at least 0',
    tooLarge: 'Age of the youngest child cannot exceed 17',
  }),
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
  agesCaredFor: [],
  education: '',
  skills: '',
  languages: '',
  swims: null,
  livesWithPets: null,
  smokes: null,
  hasDrivingLicense: false,
  hasPoliceCheck: false,
  hasWorkWithChildrenCheck: false,
  availabilityDate: '',
  preferredDuration: '',
  preferredLocation: '',
  preferredHours: Number.NaN,
  daysOff: Number.NaN,
  visaStatus: '',
  isAlreadyInCountry: false,
  bornOn: '',
  visaBeganOn: '',
  australianVisas: Number.NaN,
  newZealandVisas: Number.NaN,
  dealBreakers: [],
  mostHours: Number.NaN,
  leastDaysOff: Number.NaN,
  leastChildAge: Number.NaN,
  photos: [],
};
