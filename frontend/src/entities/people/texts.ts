import { shortDay } from '../../lib/format/date';

/** Texts of the cards of people. */
export const peopleTexts = {
  availableNow: 'Available Now',
  startsNow: 'From now',
  from: (month: string) => `From ${month}`,
  canStay: ({ until }: { until: string | null }) => (until ? `Can stay until ${shortDay(until)}` : 'No visa limit'),
  both: (score: number, inReturn: number) => `Fits\u00a0you\u00a0${score} · you\u00a0fit\u00a0them\u00a0${inReturn}`,
  match: 'Match',
  dealBreaker: (text: string) => `Deal-breaker: ${text}`,
  save: (name: string) => `Save ${name} to your shortlist`,
  unsave: (name: string) => `Remove ${name} from your shortlist`,
  loginRequired: {
    title: 'Login Required',
    auPair: 'You need to login or register to view au pair profiles.',
    family: 'You need to login or register to view family profiles.',
  },
  checks: {
    policeCheck: 'police check',
    childrenCheck: 'working with children check',
    drivingLicence: 'driving licence',
    infants: 'baby experience',
  },
  selfReported: (said: readonly string[]) => `Self-reported: ${said.join(', ')}`,
  active: {
    today: 'Active today',
    this_week: 'Active this week',
    this_month: null,
    earlier: null,
    not_lately: 'Not active lately',
  },
  hours: (hours: number) => `${hours} hours a week`,
  familyIn: (place: string) => `a family in ${place}`,
  verified: (day: string) => `Verified ${day}`,
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  answers: (within: string, percent: number) => `Usually answers within ${within} · ${percent}%`,
  answersSome: (percent: number) => `Answers ${percent}% of people who write`,
  within: {
    hours: (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`),
    days: (days: number) => (days === 1 ? 'a day' : `${days} days`),
  },
} as const;
