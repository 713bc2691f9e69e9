export { hoursMessages } from './texts';
export { useDatesAtHand } from './use-dates-at-hand';
