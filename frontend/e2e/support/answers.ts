/** Dates relative to today in the format of the forms, so that tests pass in every year. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Every answer of a family's form. */
export const familyAnswers = {
  familyName: 'Wetherill',
  location: 'Newtown, Sydney',
  tagline: 'We lose to our dog at football.',
  aboutUs: 'Two parents, two children and a dog who thinks that the sofa is hers. Saturdays belong to the beach.',
  languagesAtHome: 'English, German',
  hasPets: true,
  smokesAtHome: false,
  daysOff: 2,
  needsDriver: true,
  needsSwimmer: false,
  dealBreakers: [] as string[],
  numberOfChildren: 2,
  childrenAges: '4, 7',
  requirements: 'School runs in the morning, tea at five, and someone who likes to be outside when it is hot.',
  hoursPerWeek: 30,
  startDate: dayFromNow(90),
  duration: '6-12 months',
  carAvailable: true,
  accommodationDetails: 'A room under the roof with a desk, a double bed and a door that shuts.',
  ownBathroom: true,
  photos: [] as string[],
};

/** Every answer of an au pair's form. */
export const auPairAnswers = {
  firstName: 'Lena',
  lastName: 'Achternbusch',
  age: 22,
  nationality: 'Germany',
  homeTown: 'Munich',
  tagline: 'Mornings do not frighten me.',
  aboutMe: 'I grew up with three small brothers and a lake behind the house. I cook, I swim and I read aloud.',
  experience: 'Two years in a kindergarten in Munich and every summer with my cousins, who were four and six then.',
  hasInfantExperience: true,
  education: 'Abitur, first year of primary education.',
  skills: 'Baking, swimming, plaits, patience.',
  languages: 'German, English',
  agesCaredFor: ['preschool', 'school'],
  swims: true,
  livesWithPets: true,
  smokes: false,
  dealBreakers: [] as string[],
  daysOff: 2,
  hasDrivingLicense: true,
  hasPoliceCheck: true,
  hasWorkWithChildrenCheck: false,
  availabilityDate: dayFromNow(60),
  preferredDuration: '6-12 months',
  preferredLocation: 'Sydney',
  preferredHours: 30,
  visaStatus: 'Working Holiday visa',
  isAlreadyInCountry: false,
  photos: [] as string[],
};
