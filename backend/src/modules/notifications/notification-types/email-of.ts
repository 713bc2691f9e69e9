import { capitalised } from '../../../platform/sentences/index.js';
import type { EmailContent } from '../../../platform/email/index.js';
import type { Words } from './notification-type.js';

/** The email of a kind; its button links to a path of the product. */
export type NotificationEmail = Pick<EmailContent, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'quotes'> & {
  action: { label: string; path: string };
};

/** Converts the texts of a kind to an email. */
export const emailOf = ({ title, line, email: { paragraphs, action } }: Words, path: string): NotificationEmail => ({
  subject: title,
  preview: line,
  heading: title,
  paragraphs,
  action: { label: action, path },
});

/** Capitalises a name at the beginning of a sentence. */
export const asSentences = ({ title, line, email: { paragraphs, action }, push }: Words): Words => ({
  title: capitalised(title),
  line: capitalised(line),
  email: { paragraphs: paragraphs.map(capitalised), action },
  ...(push && { push }),
});
