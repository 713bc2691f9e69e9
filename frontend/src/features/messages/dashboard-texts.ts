import { capitalised } from '../../lib/format/capitalised';
/** What the dashboard says of conversations with something unread. */
export const dashboardMessagesTexts = {
  title: (name: string) => `${capitalised(name)} wrote to you`,
  text: (count: number) => (count === 1 ? 'You have not read it yet.' : `You have not read ${count} messages yet.`),
  action: (name: string) => `Answer ${name}`,
} as const;
