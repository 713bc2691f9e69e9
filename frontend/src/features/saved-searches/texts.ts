import type { SavedSearchAlerts } from '../../api/saved-searches';

/** Texts of saved searches. */
export const savedSearchTexts = {
  title: 'Saved searches',
  heading: 'Your saved searches',
  text: 'We repeat your searches for you. New people appear here first, and we tell you about each person only once.',
  failed: {
    title: 'Your searches did not load',
    text: 'Nothing is lost. Please try again in a moment.',
    again: 'Try again',
  },
  rests: {
    paused: {
      title: 'We send you no news while your profile is paused.',
      text: 'It starts again once you show your profile, with everyone who joined meanwhile.',
    },
    placement: {
      title: 'We send you no news during your placement.',
      text: 'It starts again two months before the end, with everyone who joined meanwhile.',
    },
    toProfile: 'Show my profile again',
  },
  none: 'No saved searches yet',
  noneText: 'Search, choose what matters, and press “Save this search” next to the results.',
  search: { auPairs: 'Search au pairs', families: 'Search families' },
  keep: {
    heading: 'Save this search',
    text: 'We tell you when someone new fits, but never at night.',
    button: 'Save this search',
    title: 'Save this search',
    name: 'Name',
    nameHint: 'Only you see it. For example “German speakers for February”',
    nameMissing: 'Please give the search a name',
    alerts: 'When someone new fits',
    save: 'Save the search',
    cancel: 'Not now',
    saved: 'Search saved',
    savedText: 'You can find it on your dashboard.',
    failed: 'The search was not saved',
  },
  alerts: {
    none: 'Do not tell me',
    daily: 'Tell me once a day',
    at_once: 'Tell me at once',
  } satisfies Record<SavedSearchAlerts, string>,
  alertsLabel: 'When someone new fits',
  kinds: { auPairs: 'Au pairs', families: 'Families' },
  everyone: 'Everyone',
  fresh: (count: number) => `${count} new`,
  look: (count: number) =>
    count === 0 ? 'See who is new' : count === 1 ? 'See the new person' : `See the ${count} new people`,
  noOneNew: 'No one new since you last looked.',
  newHeading: 'New since you last looked',
  all: 'See everyone who fits',
  rename: 'Rename',
  remove: 'Remove',
  removed: 'Search removed',
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText: (count: number) =>
    count === 0
      ? 'We stop telling you about new people who fit. You cannot undo this.'
      : `We stop telling you about new people who fit, and no longer show you who is new: ${count === 1 ? 'one person' : `${count} people`}. You cannot undo this.`,
  removeFailed: 'The search was not removed',
  keepIt: 'Keep it',
  changeFailed: 'Your change was not saved',
  saveName: 'Save the name',
  underWay: 'New in your saved searches',
  underWayAll: 'All saved searches',
} as const;
