/** Texts of the family profile. */
export const messages = {
  familyName: {
    tooShort: 'Family name must be at least 2 characters',
    tooLong: 'Family name cannot exceed 100 characters',
  },
  location: { tooShort: 'Location is required', tooLong: 'Location cannot exceed 120 characters' },
  aboutUs: {
    tooShort: 'Please provide at least 50 characters about your family',
    tooLong: 'About section cannot exceed 2000 characters',
  },
  numberOfChildren: {
    notWhole: 'Number of children must be a whole number',
    tooSmall: 'Number of children must be at least 1',
    tooLarge: 'Number of children cannot exceed 20',
  },
  childrenAges: {
    tooShort: 'Please specify the ages of your children',
    tooLong: 'Ages of your children cannot exceed 200 characters',
  },
  requirements: {
    tooShort: 'Please provide at least 50 characters about your requirements',
    tooLong: 'Requirements cannot exceed 2000 characters',
  },
  hoursPerWeek: {
    notWhole: 'Hours per week must be a whole number',
    tooSmall: 'Hours per week must be at least 5',
    tooLarge: 'Hours per week cannot exceed 60',
  },
  accommodationDetails: {
    tooShort: 'Please provide at least 30 characters about the accommodation',
    tooLong: 'Accommodation details cannot exceed 2000 characters',
  },
  startDate: { tooShort: 'Start date is required', tooLong: 'Start date cannot exceed 60 characters' },
  duration: { tooShort: 'Duration is required', tooLong: 'Duration cannot exceed 60 characters' },
  tagline: { tooLong: 'Tagline cannot exceed 120 characters' },
  languagesAtHome: { tooLong: 'Languages cannot exceed 200 characters' },
  daysOff: {
    notWhole: 'Days off a week must be a whole number',
    tooSmall: 'Days off a week must be at least 1',
    tooLarge: 'Days off a week cannot exceed 5',
  },
  dealBreakers: 'Please choose from the deal-breakers of the form',
  leastHours: {
    notWhole: 'Hours per week must be a whole number',
    tooSmall: 'Hours per week must be at least 5',
    tooLarge: 'Hours per week cannot exceed 60',
  },
  leastAge: {
    notWhole: 'Age must be a whole number',
    tooSmall: 'Age must be at least 18',
    tooLarge: 'Age cannot exceed 45',
  },
  mostAge: {
    notWhole: 'Age must be a whole number',
    tooSmall: 'Age must be at least 18',
    tooLarge: 'Age cannot exceed 45',
    belowLeast: 'The oldest age cannot be below the youngest',
  },

  /** Children for visitors: their number and approximate ages, nothing identifying. */
  children: {
    one: 'One child',
    several: (number: string) => `${number} children`,
    groups: { baby: 'baby', toddler: 'toddler', preschool: 'preschool age', school: 'school age', teen: 'teenager' },
    and: 'and',
  },

  /** Missing fields, as named on the dashboard. */
  labels: {
    familyName: 'Family name',
    location: 'Location',
    aboutUs: 'About your family',
    numberOfChildren: 'Number of children',
    childrenAges: 'Ages of your children',
    requirements: 'What you are looking for',
    hoursPerWeek: 'Hours per week',
    accommodationDetails: 'Accommodation',
    startDate: 'Start date',
    duration: 'Duration',
    photos: 'Photos',
    tagline: 'A line about you',
    languagesAtHome: 'Languages at home',
    daysOff: 'Days off a week',
    needsDriver: 'Driving',
    needsSwimmer: 'Swimming',
    smokesAtHome: 'Smoking at home',
  },
} as const;
