import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { cityBySlug } from '../../src/modules/country/index.js';
import {
  agesBits,
  type AuPairFacts,
  AU_PAIR_TRAITS,
  bitsWhere,
  CHILD_GROUP_NAMES,
  cityBit,
  codeNumber,
  dayOfIso,
  FAMILY_TRAITS,
  type FamilyFacts,
  regionBit,
} from '../../src/modules/profiles/index.js';

const months = z.string().regex(/^\d+-\d+$/);
const day = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString().slice(0, 10));
const ages = z.array(z.enum(CHILD_GROUP_NAMES));
const shared = { months: months.default('6-12'), hours: z.int().default(30), daysOff: z.int().default(2) };
const languages = z.array(z.string()).default(['de', 'en']);

const auPairWords = z.strictObject({
  ...shared,
  languages,
  free: day.default('2027-02-01'),
  agesCaredFor: ages.default(['preschool', 'school']),
  places: z.array(z.string()).default(['sydney']),
  drives: z.boolean().default(false),
  swims: z.boolean().default(false),
  smokes: z.boolean().default(false),
  livesWithPets: z.boolean().default(true),
  /** By their visa, in months with one family; unknown if null. */
  mayStay: z.int().nullable().default(12),
  /** Last day of a visa that has begun. */
  visaEnds: day.optional(),
});
const familyWords = z.strictObject({
  ...shared,
  languages,
  starts: day.default('2027-02-01'),
  ages: ages.default(['preschool', 'school']),
  place: z.string().default('sydney'),
  hasPets: z.boolean().default(false),
  needsDriver: z.boolean().default(false),
  needsSwimmer: z.boolean().default(false),
  smokesAtHome: z.boolean().default(false),
});
const about = { name: z.string(), because: z.string() };
const situations = z.array(
  z.discriminatedUnion('viewer', [
    z.strictObject({
      viewer: z.literal('family'),
      situation: z.string(),
      family: familyWords.prefault({}),
      others: z.array(auPairWords.extend(about)),
    }),
    z.strictObject({
      viewer: z.literal('aupair'),
      situation: z.string(),
      auPair: auPairWords.prefault({}),
      others: z.array(familyWords.extend(about)),
    }),
  ]),
);

const stayOf = (text: string) => {
  const [stayMin = 0, stayMax = 0] = text.split('-').map(Number);
  return { stayMin, stayMax };
};
const bitsOf = (slugs: readonly string[]) =>
  slugs.reduce((bits, slug) => {
    const city = cityBySlug(slug);
    if (!city) throw new Error(`No such city: ${slug}`);
    return bits | cityBit(city) | regionBit(city.region);
  }, 0);
const numbersOf = (codes: readonly string[]) => codes.map(codeNumber).sort((a, b) => a - b);

const T = AU_PAIR_TRAITS;
const auPairOf = (words: z.output<typeof auPairWords>): AuPairFacts => ({
  userId: 'au pair',
  created: 0,
  available: dayOfIso(words.free),
  places: bitsOf(words.places),
  traits:
    agesBits(words.agesCaredFor) |
    bitsWhere([
      [T.saysAges, true],
      [T.drives, words.drives],
      [T.doesNotDrive, !words.drives],
      [T.swims, words.swims],
      [T.doesNotSwim, !words.swims],
      [T.smokes, words.smokes],
      [T.doesNotSmoke, !words.smokes],
      [T.livesWithPets, words.livesWithPets],
      [T.noPets, !words.livesWithPets],
    ]),
  nationality: null,
  age: 22,
  ...stayOf(words.months),
  hours: words.hours,
  daysOff: words.daysOff,
  languages: numbersOf(words.languages),
  refuses: 0,
  mostHours: null,
  leastDaysOff: null,
  leastChildAge: null,
  mayStay:
    words.mayStay === null
      ? null
      : { months: words.mayStay, startBefore: null, ends: words.visaEnds ? dayOfIso(words.visaEnds) : null },
});

const F = FAMILY_TRAITS;
const familyOf = (words: z.output<typeof familyWords>): FamilyFacts => ({
  userId: 'family',
  created: 0,
  starts: dayOfIso(words.starts),
  places: bitsOf([words.place]),
  traits:
    agesBits(words.ages) |
    bitsWhere([
      [F.hasPets, words.hasPets],
      [F.noPets, !words.hasPets],
      [F.needsDriver, words.needsDriver],
      [F.needsNoDriver, !words.needsDriver],
      [F.needsSwimmer, words.needsSwimmer],
      [F.needsNoSwimmer, !words.needsSwimmer],
      [F.smokesAtHome, words.smokesAtHome],
      [F.smokeFree, !words.smokesAtHome],
    ]),
  children: words.ages.length,
  youngest: 0,
  ...stayOf(words.months),
  hours: words.hours,
  daysOff: words.daysOff,
  languages: numbersOf(words.languages),
  refuses: 0,
  leastHours: null,
  leastAge: null,
  mostAge: null,
});

/** Everyone as match-pairs.yaml leaves them where nothing else is written. */
export const usualAuPair = auPairOf(auPairWords.parse({}));
export const usualFamily = familyOf(familyWords.parse({}));

interface Pair {
  name: string;
  because: string;
  auPair: AuPairFacts;
  family: FamilyFacts;
}
interface Situation {
  viewer: 'family' | 'aupair';
  situation: string;
  /** The best first. */
  pairs: Pair[];
}

/** The situations of match-pairs.yaml. */
export const MATCH_PAIRS: readonly Situation[] = situations
  .parse(parse(readFileSync(new URL('match-pairs.yaml', import.meta.url), 'utf8')))
  .map((one) => ({
    viewer: one.viewer,
    situation: one.situation,
    pairs:
      one.viewer === 'family'
        ? one.others.map(({ name, because, ...other }) => ({
            name,
            because,
            auPair: auPairOf(other),
            family: familyOf(one.family),
          }))
        : one.others.map(({ name, because, ...other }) => ({
            name,
            because,
            auPair: auPairOf(one.auPair),
            family: familyOf(other),
          })),
  }));
