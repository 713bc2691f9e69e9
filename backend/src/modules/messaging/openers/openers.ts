import type { AuPairIntroduction, FamilyIntroduction, Introduction } from '../../profiles/index.js';
import { openerTexts as words } from './texts.js';

const MOST = 3;
const ENGLISH = 'en';
/** Below this age a child is a baby or a toddler, which not everyone has cared for. */
const SMALL_UNTIL = 2;

/** Suggestions for a first message from `writer` to `reader`, made only from facts of their two profiles. */
export function openersFor(writer: Introduction, reader: Introduction, readerName: string): string[] {
  if (writer.userType === 'family' && reader.userType === 'aupair') return toAuPair(writer, reader, readerName);
  if (writer.userType === 'aupair' && reader.userType === 'family') return toFamily(writer, reader);
  return [];
}

function toAuPair(family: FamilyIntroduction, auPair: AuPairIntroduction, name: string): string[] {
  const { city, ages, children } = family;
  const texts = words.toAuPair;
  const shared = sharedLanguage(auPair, family);
  const other = foreign(auPair)[0];
  const youngest = ages[0];
  return firstOf([
    city && auPair.cities.includes(city) && texts.city(city),
    youngest !== undefined && youngest < SMALL_UNTIL && auPair.hasInfantExperience
      ? texts.baby(ages)
      : texts.children(ages, children),
    shared ? texts.sharedLanguage(shared) : other && texts.language(other),
    auPair.hasDrivingLicense && family.carAvailable && texts.car,
    auPair.country && texts.country(auPair.country),
    words.talk,
  ]).map((text) => words.greeting(name, text));
}

function toFamily(auPair: AuPairIntroduction, family: FamilyIntroduction): string[] {
  const { city, ages, children } = family;
  const texts = words.toFamily;
  const shared = sharedLanguage(auPair, family);
  const other = foreign(family)[0];
  return firstOf([
    city && (auPair.cities.includes(city) ? texts.sharedCity(city) : texts.city(city)),
    texts.children(ages, children),
    shared ? texts.sharedLanguage(shared) : other && texts.language(other),
    family.hasPets && texts.pets,
    auPair.hasDrivingLicense && family.carAvailable && texts.car,
    texts.hours(family.hoursPerWeek),
    words.talk,
  ]).map((text) => words.greeting('', text));
}

const firstOf = (texts: (string | false | null | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text)).slice(0, MOST);

/** Everyone here is expected to speak some English, so it makes no suggestion. */
const foreign = ({ languages }: Introduction): string[] =>
  languages.filter(({ code }) => code !== ENGLISH).map(({ name }) => name);

const sharedLanguage = (auPair: AuPairIntroduction, family: FamilyIntroduction): string | undefined => {
  const theirs = foreign(family);
  return foreign(auPair).find((name) => theirs.includes(name));
};
