/** The limits of a text field, and the message of each. */
export interface TextLimits {
  field: string;
  /** 0: may be left out. */
  min: number;
  max: number;
  tooShort?: string;
  tooLong: string;
}

/** The limits of a number field, and the message of each. */
export interface NumberLimits {
  field: string;
  min: number;
  max: number;
  tooSmall: string;
  tooLarge: string;
  notWhole: string;
}

export const FAMILY_TEXTS: TextLimits[] = [
  {
    field: 'familyName',
    min: 2,
    max: 100,
    tooShort: 'Family name must be at least 2 characters',
    tooLong: 'Family name cannot exceed 100 characters',
  },
  {
    field: 'location',
    min: 2,
    max: 120,
    tooShort: 'Location is required',
    tooLong: 'Location cannot exceed 120 characters',
  },
  {
    field: 'aboutUs',
    min: 50,
    max: 2000,
    tooShort: 'Please provide at least 50 characters about your family',
    tooLong: 'About section cannot exceed 2000 characters',
  },
  {
    field: 'childrenAges',
    min: 2,
    max: 200,
    tooShort: 'Please specify the ages of your children',
    tooLong: 'Ages of your children cannot exceed 200 characters',
  },
  {
    field: 'requirements',
    min: 50,
    max: 2000,
    tooShort: 'Please provide at least 50 characters about your requirements',
    tooLong: 'Requirements cannot exceed 2000 characters',
  },
  {
    field: 'accommodationDetails',
    min: 30,
    max: 2000,
    tooShort: 'Please provide at least 30 characters about the accommodation',
    tooLong: 'Accommodation details cannot exceed 2000 characters',
  },
  {
    field: 'startDate',
    min: 2,
    max: 60,
    tooShort: 'Start date is required',
    tooLong: 'Start date cannot exceed 60 characters',
  },
  {
    field: 'duration',
    min: 2,
    max: 60,
    tooShort: 'Duration is required',
    tooLong: 'Duration cannot exceed 60 characters',
  },
  { field: 'tagline', min: 0, max: 120, tooLong: 'Tagline cannot exceed 120 characters' },
  { field: 'languagesAtHome', min: 0, max: 200, tooLong: 'Languages cannot exceed 200 characters' },
];

export const FAMILY_NUMBERS: NumberLimits[] = [
  {
    field: 'numberOfChildren',
    min: 1,
    max: 20,
    tooSmall: 'Number of children must be at least 1',
    tooLarge: 'Number of children cannot exceed 20',
    notWhole: 'Number of children must be a whole number',
  },
  {
    field: 'hoursPerWeek',
    min: 5,
    max: 60,
    tooSmall: 'Hours per week must be at least 5',
    tooLarge: 'Hours per week cannot exceed 60',
    notWhole: 'Hours per week must be a whole number',
  },
];

export const AU_PAIR_TEXTS: TextLimits[] = [
  {
    field: 'firstName',
    min: 2,
    max: 50,
    tooShort: 'First name must be at least 2 characters',
    tooLong: 'First name cannot exceed 50 characters',
  },
  {
    field: 'lastName',
    min: 2,
    max: 50,
    tooShort: 'Last name must be at least 2 characters',
    tooLong: 'Last name cannot exceed 50 characters',
  },
  {
    field: 'nationality',
    min: 2,
    max: 60,
    tooShort: 'Nationality is required',
    tooLong: 'Nationality cannot exceed 60 characters',
  },
  {
    field: 'aboutMe',
    min: 50,
    max: 2000,
    tooShort: 'Please provide at least 50 characters about yourself',
    tooLong: 'About section cannot exceed 2000 characters',
  },
  {
    field: 'experience',
    min: 50,
    max: 2000,
    tooShort: 'Please provide at least 50 characters about your experience',
    tooLong: 'Experience cannot exceed 2000 characters',
  },
  {
    field: 'education',
    min: 10,
    max: 1000,
    tooShort: 'Please provide at least 10 characters about your education',
    tooLong: 'Education cannot exceed 1000 characters',
  },
  {
    field: 'languages',
    min: 2,
    max: 200,
    tooShort: 'Languages are required',
    tooLong: 'Languages cannot exceed 200 characters',
  },
  {
    field: 'skills',
    min: 10,
    max: 1000,
    tooShort: 'Please provide at least 10 characters about your skills',
    tooLong: 'Skills cannot exceed 1000 characters',
  },
  {
    field: 'availabilityDate',
    min: 2,
    max: 60,
    tooShort: 'Availability date is required',
    tooLong: 'Availability date cannot exceed 60 characters',
  },
  {
    field: 'preferredDuration',
    min: 2,
    max: 60,
    tooShort: 'Preferred duration is required',
    tooLong: 'Preferred duration cannot exceed 60 characters',
  },
  { field: 'preferredLocation', min: 0, max: 120, tooLong: 'Preferred location cannot exceed 120 characters' },
  { field: 'visaStatus', min: 0, max: 120, tooLong: 'Visa status cannot exceed 120 characters' },
  { field: 'tagline', min: 0, max: 120, tooLong: 'Tagline cannot exceed 120 characters' },
  { field: 'homeTown', min: 0, max: 80, tooLong: 'Home town cannot exceed 80 characters' },
];

export const AU_PAIR_NUMBERS: NumberLimits[] = [
  {
    field: 'age',
    min: 18,
    max: 45,
    tooSmall: 'Age must be at least 18',
    tooLarge: 'Age cannot exceed 45',
    notWhole: 'Age must be a whole number',
  },
  {
    field: 'preferredHours',
    min: 5,
    max: 60,
    tooSmall: 'Hours per week must be at least 5',
    tooLarge: 'Hours per week cannot exceed 60',
    notWhole: 'Hours per week must be a whole number',
  },
];
