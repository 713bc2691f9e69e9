import type { PersonCard } from './people.service.js';

/** A person's name within a sentence: "Lena", "the Hartley family". At its beginning: `sentence`. */
export const spokenName = ({ displayName, userType }: Pick<PersonCard, 'displayName' | 'userType'>): string =>
  userType === 'family' && !/family|whānau/i.test(displayName) ? `the ${displayName} family` : displayName;
