import { familyInSentence } from '../../../lib/format/family-in-sentence';
import { frameMessages } from '../texts';

/** Texts of the header and the menus of someone who is signed in: visitors do without them. */
export const memberFrameMessages = {
  ...frameMessages,
  messages: 'Messages',
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  profile: 'My profile',
  verification: 'Verification',
  shortlist: 'Saved people',
  pipeline: 'People by stage',
  savedSearches: 'Saved searches',
  plan: 'Plan and payments',
  jobBoard: 'Job board',
  interviews: 'Interviews',
  arrival: 'Arrival plan',
  hours: 'Hours',
  employerClock: 'Time with one employer',
  notifications: 'Notifications',
  account: 'Account',
  admin: 'Admin',
  more: 'More',
  yours: 'My pages',
  site: 'This site',
  actingFor: ({ name, familyName }: { name: string; familyName: string }) =>
    `Logged in as ${name} for ${familyInSentence(familyName)}`,
  yourMenu: (name: string) => `${name}, your menu`,
  support: 'Support',
  earlyExit: 'Early exit',
  dashboard: 'Dashboard',
  search: 'Search',
  signOut: 'Sign Out',
  goTo: 'Find a page or a person',
  goToHint: (key: string) => `${key} K`,
  palette: {
    placeholder: 'Interviews, Sydney, Lena …',
    pages: 'Pages',
    people: 'People you message',
    cities: 'Search in a city',
    auPairsIn: (city: string) => `Au pairs in ${city}`,
    familiesIn: (city: string) => `Families in ${city}`,
  },
} as const;
