export interface SentEmail {
  /** The same each time when one email is handed over again after a crash. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  /** Lines of its calendar files that tell events apart. */
  calendar: string[];
}

/** Emails that say the same about different events, and to how many events one person's emails can belong. */
export interface SayTheSame {
  subject: RegExp;
  events: number;
}

/** One-time links differ each time, and are longer than ids. */
const TOKEN = /[\w.~-]{37,}/g;

/**
 * Emails that someone got more than once about the same thing: the same person, subject, text and calendar entry under
 * more ids than there were events.
 */
export function repeatedEmails(emails: readonly SentEmail[], sayTheSame: readonly SayTheSame[] = []): string[] {
  const groups = new Map<string, { email: SentEmail; ids: Set<string> }>();
  for (const email of emails) {
    const text = email.text.replace(TOKEN, '');
    const content = JSON.stringify([email.to, email.subject, text, email.calendar]);
    const group = groups.get(content) ?? { email, ids: new Set() };
    groups.set(content, { ...group, ids: group.ids.add(email.messageId) });
  }
  const eventsOf = (subject: string) => sayTheSame.find((one) => one.subject.test(subject))?.events ?? 1;
  return [...groups.values()]
    .filter(({ email, ids }) => ids.size > eventsOf(email.subject))
    .map(({ email: { to, subject }, ids }) => `${to}: ${subject}, ${ids.size} times`);
}
