import { familyInSentence } from '../../../platform/sentences/index.js';
import type { PersonCard } from './people.service.js';

/** A person's name within a sentence: "Lena", "the Hartley family", "a family in Perth". At its beginning: `sentence`. */
export function spokenName({ displayName, userType }: Pick<PersonCard, 'displayName' | 'userType'>): string {
  return userType === 'family' ? familyInSentence(displayName) : displayName;
}
