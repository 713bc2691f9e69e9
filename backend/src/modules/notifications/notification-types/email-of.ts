import { sentence } from '../../../platform/sentences/index.js';
import type { Letter } from '../../../platform/email/index.js';
import type { Words } from './notification-type.js';

/** The email of a kind; its button links to a path of the product. */
export type LetterWish = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'quotes'> & {
  action: { label: string; path: string };
};

/** Converts the texts of a kind to an email. */
export const letterOf = ({ title, line, letter: { paragraphs, action } }: Words, path: string): LetterWish => ({
  subject: title,
  preview: line,
  heading: title,
  paragraphs,
  action: { label: action, path },
});

/** Capitalises a name at the beginning of a sentence. */
export const asSentences = ({ title, line, letter: { paragraphs, action }, push }: Words): Words => ({
  title: sentence(title),
  line: sentence(line),
  letter: { paragraphs: paragraphs.map(sentence), action },
  ...(push && { push }),
});
