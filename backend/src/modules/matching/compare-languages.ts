import { type AuPairFacts, codeNumber, languageOfNumber, type FamilyFacts } from '../profiles/index.js';
import { fits, lacks, unknown, type Finding } from './finding.js';
import { messages } from './texts.js';

const LANGUAGES = 15;
const ENGLISH = codeNumber('en');

const names = (numbers: readonly number[]) =>
  numbers.map((number) => languageOfNumber(number)?.name ?? '').filter(Boolean);

/** A language in common: 15 points. Whatever else either of them speaks never counts against the two. */
export function compareLanguages(auPair: AuPairFacts, family: FamilyFacts): Finding[] {
  return [compare(auPair.languages, family.languages)];
}

function compare(spoken: readonly number[], atHome: readonly number[]): Finding {
  if (atHome.length === 0) return unknown(LANGUAGES, messages.languages.familySilent);
  if (spoken.length === 0) return unknown(LANGUAGES, messages.languages.auPairSilent);
  const shared = atHome.filter((language) => spoken.includes(language));
  if (shared.length === 0) return lacks(LANGUAGES, 0, () => messages.languages.none(names(atHome)));
  const beyondEnglish = shared.filter((language) => language !== ENGLISH);
  return fits(LANGUAGES, () => messages.languages.shared(names(beyondEnglish.length > 0 ? beyondEnglish : shared)));
}
