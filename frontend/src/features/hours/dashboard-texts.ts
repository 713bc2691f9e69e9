import { capitalised } from '../../lib/format/capitalised';
/** Texts of the dashboard about suggested dates. */
export const dashboardDatesTexts = {
  title: (name: string) => `${capitalised(name)} suggests other days`,
  text: (count: number) =>
    count === 1 ? 'One date is waiting for your answer.' : `${count} dates are waiting for your answer.`,
  action: 'Look at the dates',
} as const;

/** Texts of the dashboard about recorded days. */
export const dashboardHoursTexts = {
  title: (days: number) => (days === 1 ? 'One day to confirm' : `${days} days to confirm`),
  text: (name: string) => `${capitalised(name)} has recorded the hours.`,
  action: 'Look at the hours',
  disputed: (days: number) => (days === 1 ? 'One day was different' : `${days} days were different`),
  disputedText: (name: string) => `${capitalised(name)} has written a note. Please check.`,
} as const;
