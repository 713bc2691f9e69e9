import { capitalised } from '../../lib/format/capitalised';
/** What the dashboard says of suggested dates. */
export const dashboardDatesTexts = {
  title: (name: string) => `${capitalised(name)} suggests other days`,
  text: (count: number) =>
    count === 1 ? 'One date is waiting for your answer.' : `${count} dates are waiting for your answer.`,
  action: 'Look at the dates',
} as const;
