/** Words on the cards of people, wherever they stand. */
export const peopleMessages = {
  availableNow: 'Available Now',
  from: (month: string) => `From ${month}`,
  active: 'Active',
  why: (score: number) => `Why ${score} of 100`,
  match: 'Match',
  save: (name: string) => `Save ${name} to your shortlist`,
  unsave: (name: string) => `Take ${name} off your shortlist`,
  saveFailed: 'That was not saved',
  loginRequired: {
    title: 'Login Required',
    auPair: 'You need to login or register to view au pair profiles.',
    family: 'You need to login or register to view family profiles.',
  },
  checks: {
    heading: 'They say',
    policeCheck: 'Police check',
    childrenCheck: 'Working-with-children check',
    drivingLicence: 'Driving licence',
    infants: 'Baby experience',
    notChecked: 'Their own word: we have not checked it',
  },
  hours: (hours: number) => `${hours} hours a week`,
  familyIn: (place: string) => `A family in ${place}`,
  familyNamed: (name: string) => (/family|whānau/i.test(name) ? name : `The ${name} family`),
  lastActive: {
    today: 'Here today',
    this_week: 'Here this week',
    this_month: 'Here this month',
    earlier: 'Not here lately',
  } as Record<string, string>,
} as const;
