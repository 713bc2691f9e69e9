import type { ContactMessageInput } from '../../api/contact';
import { contactTexts } from './texts';

export type ContactSubject = ContactMessageInput['subject'];

/** The values of the form. */
export interface ContactValues {
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
}

type ContactField = keyof ContactValues;
export type ContactErrors = Partial<Record<ContactField, string>>;

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[];
export const SUBJECTS = Object.keys(contactTexts.subjects) as ContactSubject[];

/** The same limits as the API's; a test compares them with its contract. */
export const LIMITS = { name: 100, email: 254, messageMin: 20, message: 4000 } as const;

export const EMPTY: ContactValues = { name: '', email: '', subject: 'general', message: '' };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const { rules } = contactTexts;

/** Errors by field. The API checks the rest. */
export function problemsOf({ name, email, message }: ContactValues): ContactErrors {
  return {
    ...(name.trim() ? {} : { name: rules.name }),
    ...(EMAIL.test(email.trim()) ? {} : { email: rules.email }),
    ...(message.trim().length >= LIMITS.messageMin ? {} : { message: rules.message }),
  };
}

const LONGEST_TOPIC = 120;
const TYPES: Record<string, ContactSubject> = { family: 'family', aupair: 'aupair', 'au-pair': 'aupair' };

/** Values from an address: one of our subjects by `?subject=` or `?type=`; any other subject goes into the message. */
export function filledIn(query: URLSearchParams): Partial<Pick<ContactValues, 'subject' | 'message'>> {
  const topic = (query.get('subject') ?? '').replace(/\s+/g, ' ').trim();
  const known = SUBJECTS.find((subject) => subject === topic.toLowerCase()) ?? TYPES[topic.toLowerCase()];
  const byType = TYPES[query.get('type')?.toLowerCase() ?? ''] ?? SUBJECTS.find((one) => one === query.get('type'));
  const subject = known ?? byType;
  return {
    ...(subject ? { subject } : {}),
    ...(topic && !known ? { message: contactTexts.about(topic.slice(0, LONGEST_TOPIC)) } : {}),
  };
}

/** The initial values: the draft of this address, or the address's values with the rest of another draft. */
export function startOf(search: string, draft: { values: ContactValues; search: string } | null): ContactValues {
  const before = { ...EMPTY, ...draft?.values };
  if (draft?.search === search) return before;
  const { subject = before.subject, message = '' } = filledIn(new URLSearchParams(search));
  return { ...before, subject, message: before.message || message };
}

/** Text that was typed before hydration. */
export function typedValues(form: HTMLFormElement): Partial<ContactValues> {
  const typed = new FormData(form);
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const value = typed.get(field);
      return typeof value === 'string' && value !== '' && value !== EMPTY[field] ? [[field, value]] : [];
    }),
  );
}
