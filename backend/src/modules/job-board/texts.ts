import type { ApplicationState } from './application-states.js';
import type { ClosingReason, DeclineWord } from './job-listing-application.entity.js';

/** Texts of the job board. */
export const messages = {
  states: {
    applied: 'This application is new.',
    seen: 'This application has been seen.',
    shortlisted: 'This application is on the family’s shortlist.',
    accepted: 'This application has already been accepted.',
    declined: 'This application has already been declined.',
    withdrawn: 'This application was withdrawn.',
    closed: 'This application is closed.',
  } satisfies Record<ApplicationState, string>,
  /** Shown to the au pair with a decline, or when the calendar closed it. */
  words: {
    somebody_else:
      'Thank you for writing to us. We have found someone for this position, and we hope you find a family that suits you.',
    dates: 'Thank you for writing to us. Our dates do not match this time, and we did not want to keep you waiting.',
    other_needs:
      'Thank you for writing to us. We are looking for different experience with children. We hope you find the right family.',
    unanswered: 'The family did not answer in time, so we closed this application for you. It says nothing about you.',
    filled: 'This position has been filled. Thank you for applying. Other families are still looking.',
  } satisfies Record<DeclineWord | ClosingReason, string>,
  startPassed: 'The first day of this job listing has passed, so it takes no more applications.',
  obstacles: {
    licence: 'They need a driver, and your profile says you have no driving licence.',
    start: (day: string) => `They want to start before you are free (${day}).`,
    shorter: (months: number) => `They hope for ${months} months or more, longer than you would like to stay.`,
    longer: (months: number) => `They need someone for ${months} months at most, shorter than you would like to stay.`,
    hours: (needed: number, hoped: number) => `They need ${needed} hours a week; you hope for ${hoped}.`,
    elsewhere: (country: string) => `They live in ${country}, and your profile is for another country.`,
  },
  /** The family has moved to another country since it wrote its listing. */
  moved: ({ name, currency }: { name: string; currency: 'AUD' | 'NZD' }) =>
    `You live in ${name} now. Please enter the pay in ${currency === 'AUD' ? 'A$' : 'NZ$'}.`,
  fields: {
    startsOn: {
      format: 'Please choose a day',
      past: 'This day has passed. Please choose today or later',
      far: 'Please choose a day within the next two years',
    },
    months: 'Please enter a whole number of months from 1 to 24',
    monthsOrder: 'The longest placement cannot be shorter than the shortest',
    hours: 'Please enter whole hours a week from 5 to 60',
    pay: 'Please enter a weekly amount from 0 to 3,000',
    payOrder: 'The upper amount cannot be below the lower one',
    between: (what: string, min: number, max: number) => `${what} needs ${min} to ${max} characters`,
    yesOrNo: 'Please choose yes or no',
    place: 'Please choose one of our cities',
    family: 'The id of the family is not valid',
    currency: 'Please choose AUD or NZD',
    state: 'Please choose a new state',
    word: 'Please choose one of the answers',
  },
} as const;
