import { capitalised } from '../../lib/format/capitalised';
/** Texts of the dashboard about conversations. */
export const dashboardMessagesTexts = {
  title: (name: string) => `${capitalised(name)} wrote to you`,
  text: (count: number) => (count === 1 ? 'You have not read it yet.' : `You have not read ${count} messages yet.`),
  unanswered: (name: string) => `${capitalised(name)} is waiting for your answer`,
  since: (day: string) => `Since ${day}.`,
  action: (name: string) => `Answer ${name}`,
} as const;
