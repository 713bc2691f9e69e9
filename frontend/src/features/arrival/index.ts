export { arrivalMessages } from './texts';
export { useArrivalAtHand } from './use-arrival-at-hand';
