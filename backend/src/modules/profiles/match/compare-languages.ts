import type { AuPairFacts } from '../facts/au-pair-facts.js';
import { codeNumber, languageOfNumber } from '../facts/codes.js';
import type { FamilyFacts } from '../facts/family-facts.js';
import { fits, lacks, unknown, type Finding } from './finding.js';
import { messages } from './messages.js';

const LANGUAGES = 15;
const ENGLISH = codeNumber('en');
/** Understood by all, but not in the language that the family hoped to hear. */
const ENGLISH_ONLY_SHARE = 0.6;

const names = (numbers: readonly number[]) =>
  numbers.map((number) => languageOfNumber(number)?.name ?? '').filter(Boolean);

/** Languages at home: 15 points. */
export function compareLanguages(auPair: AuPairFacts, family: FamilyFacts): Finding[] {
  return [compare(auPair.languages, family.languages)];
}

function compare(spoken: readonly number[], atHome: readonly number[]): Finding {
  if (atHome.length === 0) return unknown(LANGUAGES, messages.languages.familySilent);
  if (spoken.length === 0) return unknown(LANGUAGES, messages.languages.auPairSilent);
  const shared = atHome.filter((language) => spoken.includes(language));
  const missing = atHome.filter((language) => !spoken.includes(language));
  if (shared.length === 0) return lacks(LANGUAGES, 0, () => messages.languages.none(names(missing)));
  const beyondEnglish = shared.filter((language) => language !== ENGLISH);
  if (beyondEnglish.length > 0) return fits(LANGUAGES, () => messages.languages.withChildren(names(beyondEnglish)));
  if (missing.length === 0) return fits(LANGUAGES, () => messages.languages.shared(names(shared)));
  return lacks(LANGUAGES, ENGLISH_ONLY_SHARE, () => messages.languages.notThis(names(shared), names(missing)));
}
