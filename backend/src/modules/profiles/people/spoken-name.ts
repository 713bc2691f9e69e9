import type { PersonCard } from './people.service.js';

/** A person's name within a sentence: "Lena", "the Hartley family", "a family in Perth". At its beginning: `sentence`. */
export function spokenName({ displayName, userType }: Pick<PersonCard, 'displayName' | 'userType'>): string {
  if (userType !== 'family') return displayName;
  return /^the |family|whānau/i.test(displayName) ? displayName.replace(/^The /, 'the ') : `the ${displayName} family`;
}
