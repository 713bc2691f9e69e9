/** Texts of the au pair profile. */
export const messages = {
  firstName: {
    tooShort: 'First name must be at least 2 characters',
    tooLong: 'First name cannot exceed 50 characters',
  },
  lastName: {
    tooShort: 'Last name must be at least 2 characters',
    tooLong: 'Last name cannot exceed 50 characters',
  },
  nationality: { tooShort: 'Nationality is required', tooLong: 'Nationality cannot exceed 60 characters' },
  age: {
    notWhole: 'Age must be a whole number',
    tooSmall: 'Age must be at least 18',
    tooLarge: 'Age cannot exceed 45',
  },
  aboutMe: {
    tooShort: 'Please provide at least 50 characters about yourself',
    tooLong: 'About section cannot exceed 2000 characters',
  },
  experience: {
    tooShort: 'Please provide at least 50 characters about your experience',
    tooLong: 'Experience cannot exceed 2000 characters',
  },
  education: {
    tooShort: 'Please provide at least 10 characters about your education',
    tooLong: 'Education cannot exceed 1000 characters',
  },
  languages: { tooShort: 'Languages are required', tooLong: 'Languages cannot exceed 200 characters' },
  skills: {
    tooShort: 'Please provide at least 10 characters about your skills',
    tooLong: 'Skills cannot exceed 1000 characters',
  },
  availabilityDate: {
    tooShort: 'Availability date is required',
    tooLong: 'Availability date cannot exceed 60 characters',
  },
  preferredDuration: {
    tooShort: 'Preferred duration is required',
    tooLong: 'Preferred duration cannot exceed 60 characters',
  },
  preferredLocation: { tooLong: 'Preferred location cannot exceed 120 characters' },
  visaStatus: { tooLong: 'Visa status cannot exceed 120 characters' },
  bornOn: {
    notADay: 'This date does not exist. Please check it',
    ahead: 'Your date of birth must be in the past',
    longAgo: 'Age cannot exceed 45',
    otherAge: (age: number) => `This date of birth makes you ${age}. Please correct the date or the age`,
  },
  visaBeganOn: {
    notADay: 'This date does not exist. Please check it',
    ahead: 'Please enter a date that is not in the future',
    longAgo: 'No working holiday visa lasts this long. Please enter the first day of your current visa',
  },
  earlierVisas: {
    notWhole: 'Please choose a number from 0 to 5',
    tooSmall: 'Please choose a number from 0 to 5',
    tooLarge: 'Please choose a number from 0 to 5',
  },
  tagline: { tooLong: 'Tagline cannot exceed 120 characters' },
  homeTown: { tooLong: 'Home town cannot exceed 80 characters' },
  preferredHours: {
    notWhole: 'Hours per week must be a whole number',
    tooSmall: 'Hours per week must be at least 5',
    tooLarge: 'Hours per week cannot exceed 60',
  },
  daysOff: {
    notWhole: 'Days off a week must be a whole number',
    tooSmall: 'Days off a week must be at least 1',
    tooLarge: 'Days off a week cannot exceed 5',
  },
  agesCaredFor: 'Please choose from the age groups of the form',
  dealBreakers: 'Please choose from the deal-breakers of the form',
  mostHours: {
    notWhole: 'Hours per week must be a whole number',
    tooSmall: 'Hours per week must be at least 5',
    tooLarge: 'Hours per week cannot exceed 60',
  },
  leastDaysOff: {
    notWhole: 'Days off a week must be a whole number',
    tooSmall: 'Days off a week must be at least 1',
    tooLarge: 'Days off a week cannot exceed 5',
  },
  leastChildAge: {
    notWhole: 'Age of the youngest child must be a whole number',
    tooSmall: 'Age of the youngest child must be at least 0',
    tooLarge: 'Age of the youngest child cannot exceed 17',
  },

  /** Missing fields, as named on the dashboard. */
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    nationality: 'Nationality',
    age: 'Age',
    aboutMe: 'About you',
    experience: 'Experience with children',
    education: 'Education',
    languages: 'Languages',
    skills: 'Skills',
    availabilityDate: 'Availability date',
    preferredDuration: 'Preferred duration',
    photos: 'Photos',
    tagline: 'A line about you',
    preferredLocation: 'Preferred location',
    visaStatus: 'Visa status',
    homeTown: 'Home town',
    preferredHours: 'Hours per week',
    daysOff: 'Days off a week',
    agesCaredFor: 'Ages you have cared for',
    livesWithPets: 'Living with pets',
    swims: 'Swimming',
    smokes: 'Smoking',
  },
} as const;
