import { type AuPairFacts, codeNumber, languageOfNumber, type FamilyFacts } from '../profiles/index.js';
import { fits, lacks, missing, type Compare } from './comparison.js';
import { messages } from './texts.js';

const ENGLISH = codeNumber('en');

const names = (numbers: readonly number[]) =>
  numbers.map((number) => languageOfNumber(number)?.name ?? '').filter(Boolean);

const FAMILY_SILENT = missing({ family: 'languagesAtHome' });
const AU_PAIR_SILENT = missing({ aupair: 'languages' });
const NONE = lacks(0, 0, (_auPair, { languages: atHome }) => messages.languages.none(names(atHome)));
const SHARED = fits(({ languages: spoken }: AuPairFacts, { languages: atHome }: FamilyFacts) => {
  const shared = atHome.filter((language) => spoken.includes(language));
  const beyondEnglish = shared.filter((language) => language !== ENGLISH);
  return messages.languages.shared(names(beyondEnglish.length > 0 ? beyondEnglish : shared));
});

/** A common language. Other languages never count against the two. */
export const compareLanguages: Compare = ({ languages: spoken }, { languages: atHome }) => {
  if (atHome.length === 0) return FAMILY_SILENT;
  if (spoken.length === 0) return AU_PAIR_SILENT;
  for (const language of atHome) if (spoken.includes(language)) return SHARED;
  return NONE;
};
