import { capitalised } from '../../../platform/sentences/index.js';

/** Texts of the calendar that members subscribe to. */
export const calendarFeedTexts = {
  formerMember: 'a former member',
  placement: (otherName: string, productName: string) => `Placement with ${otherName} (${productName})`,
  agreement: (address: string) => `The signed agreement: ${address}`,
  shift: {
    aupair: (otherName: string) => `Work with ${otherName}`,
    family: (otherName: string) => capitalised(`${otherName} works`),
  },
  dayOff: { aupair: () => 'Day off', family: (otherName: string) => capitalised(`${otherName}: day off`) },
  dates: {
    days_off: { aupair: () => 'Days off', family: (otherName: string) => capitalised(`${otherName}: days off`) },
    swap: {
      aupair: () => 'Day off (swapped)',
      family: (otherName: string) => capitalised(`${otherName}: day off (swapped)`),
    },
    school_holidays: { aupair: () => 'School holidays', family: () => 'School holidays' },
  },
  landing: {
    aupair: (_otherName: string, airport: string, flight: string) => `Landing in ${airport}, flight ${flight}`,
    family: (otherName: string, airport: string, flight: string) =>
      capitalised(`${otherName} lands in ${airport}, flight ${flight}`),
  },
  arrivalPlan: (address: string) => `The arrival plan, with the pick-up: ${address}`,
  planned: (address: string) => `From the signed agreement and your dates. Recorded hours: ${address}`,
  cancelled: 'This placement was cancelled.',
} as const;
