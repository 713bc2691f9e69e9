import type { AuPairCard, FamilyCard } from '../../api/search';
import { familyInSentence } from '../../lib/format/family-in-sentence';
import { peopleTexts as texts } from './texts';

/** The name within a sentence; `capitalised` elsewhere. */
export function nameOnCard(card: AuPairCard | FamilyCard): string {
  if ('firstName' in card) return card.firstName;
  return card.familyName ? familyInSentence(card.familyName) : texts.familyIn(card.place);
}
