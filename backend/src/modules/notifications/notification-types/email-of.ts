import { sentence } from '../../../platform/sentences/index.js';
import type { Letter } from '../../../platform/email/index.js';
import type { Words } from './notification-type.js';

/** A letter as a kind gives it; where its button leads is a path of the product. */
export type LetterWish = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'quotes'> & {
  action: { label: string; path: string };
};

/** What a kind says, as a letter. */
export const letterOf = ({ title, line, letter: { paragraphs, action } }: Words, path: string): LetterWish => ({
  subject: title,
  preview: line,
  heading: title,
  paragraphs,
  action: { label: action, path },
});

/** A name that stands in the middle of a sentence may stand at its beginning too. */
export const asSentences = ({ title, line, letter: { paragraphs, action }, push }: Words): Words => ({
  title: sentence(title),
  line: sentence(line),
  letter: { paragraphs: paragraphs.map(sentence), action },
  ...(push && { push }),
});
