/** Words of the au pair profile that a person reads. */
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
  tagline: { tooLong: 'Tagline cannot exceed 120 characters' },
  homeTown: { tooLong: 'Home town cannot exceed 80 characters' },
  preferredHours: {
    notWhole: 'Hours per week must be a whole number',
    tooSmall: 'Hours per week must be at least 5',
    tooLarge: 'Hours per week cannot exceed 60',
  },

  /** What is still missing, named for the dashboard. */
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
  },
} as const;
