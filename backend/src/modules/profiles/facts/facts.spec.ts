import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { CITIES, LANGUAGES } from '../../country/index.js';
import { auPairFacts, type AuPairTexts } from './au-pair-facts.js';
import { codeNumber, codeOfNumber, languageOfNumber } from './codes.js';
import { dayOfIso } from './day.js';
import { familyFacts, type FamilyTexts } from './family-facts.js';
import { anywhereIn, cityBit, placesIn, placesOfAuPair, placesOfFamily, regionBit } from './location-bits.js';
import { AU_PAIR_TRAITS, agesBits, FAMILY_TRAITS, visaBit } from './traits.js';

const lena: AuPairTexts = {
  userId: '00000000-0000-4000-8000-000000000001',
  region: 'australia',
  nationality: 'German',
  age: 21,
  languages: 'German, English',
  availabilityDate: '2027-02-01',
  preferredDuration: '6-12 months',
  preferredLocation: 'Sydney or Melbourne',
  preferredHours: 25,
  daysOff: 2,
  agesCaredFor: ['toddler'],
  livesWithPets: true,
  swims: false,
  smokes: null,
  dealBreakers: null,
  mostHours: null,
  leastDaysOff: null,
  leastChildAge: null,
  hasInfantExperience: false,
  hasDrivingLicense: true,
  hasPoliceCheck: true,
  hasWorkWithChildrenCheck: false,
  visaStatus: 'Working holiday (417)',
  isAlreadyInCountry: false,
  bornOn: null,
  visaBeganOn: null,
  australianVisas: null,
  newZealandVisas: null,
  createdAt: new Date('2026-11-01T10:00:00Z'),
};
const okafors: FamilyTexts = {
  userId: '00000000-0000-4000-8000-000000000002',
  region: 'australia',
  location: 'Newtown, Sydney',
  numberOfChildren: 2,
  childrenAges: '8 months, 4',
  hoursPerWeek: 30,
  accommodationDetails: 'Own room under the roof',
  startDate: 'February 2027',
  duration: '9 months',
  languagesAtHome: 'English, German',
  hasPets: true,
  ownBathroom: true,
  carAvailable: true,
  daysOff: null,
  needsDriver: true,
  needsSwimmer: false,
  smokesAtHome: null,
  dealBreakers: null,
  leastHours: null,
  leastAge: null,
  mostAge: null,
  createdAt: new Date('2026-11-02T10:00:00Z'),
};

describe('What search knows of people', () => {
  it('is read from what an au pair writes', () => {
    const facts = auPairFacts(lena);
    expect(facts).toMatchObject({
      available: dayOfIso('2027-02-01'),
      nationality: codeNumber('DE'),
      stayMin: 6,
      stayMax: 12,
      hours: 25,
      languages: [codeNumber('de'), codeNumber('en')],
    });
    expect(placesIn(facts.places).cities.map(({ name }) => name)).toEqual(['Sydney', 'Melbourne']);
    const { drives, policeCheck, livesWithPets, doesNotSwim, saysAges } = AU_PAIR_TRAITS;
    const said = drives | policeCheck | livesWithPets | doesNotSwim | saysAges;
    expect(facts).toMatchObject({ daysOff: 2, traits: said | agesBits(['toddler']) | visaBit('working_holiday') });
  });

  it('is read from what a family writes', () => {
    const facts = familyFacts(okafors);
    expect(facts).toMatchObject({
      starts: dayOfIso('2027-02-01'),
      youngest: 0,
      children: 2,
      stayMin: 9,
      stayMax: 9,
      hours: 30,
    });
    expect(placesIn(facts.places)).toMatchObject({ cities: [{ name: 'Sydney' }], anywhere: [] });
    const { hasPets, ownBathroom, carAvailable, needsDriver, needsNoSwimmer } = FAMILY_TRAITS;
    const said = hasPets | ownBathroom | carAvailable | needsDriver | needsNoSwimmer;
    expect(facts.traits).toBe(said | agesBits(['baby', 'preschool']));
  });

  it('is left open where the texts do not say', () => {
    const vague = {
      nationality: 'Martian',
      availabilityDate: 'we will see',
      preferredDuration: 'a while',
      preferredHours: null,
    };
    expect(auPairFacts({ ...lena, ...vague })).toMatchObject({
      nationality: null,
      available: null,
      stayMin: null,
      stayMax: null,
      hours: null,
    });
    expect(familyFacts({ ...okafors, childrenAges: 'ask us', languagesAtHome: null })).toMatchObject({
      youngest: null,
      languages: [],
    });
  });
});

describe('Places', () => {
  it('give every city a bit of its own', () => {
    const bits = CITIES.map(cityBit);
    expect(bits.every((bit) => bit > 0)).toBe(true);
    expect(new Set(bits).size).toBe(CITIES.length);
  });

  it('are the whole region for an au pair who names no city', () => {
    for (const text of [null, 'Any Location', 'somewhere by the sea'])
      expect(placesOfAuPair(text, 'newzealand')).toBe(anywhereIn('newzealand'));
    expect(placesIn(anywhereIn('newzealand'))).toMatchObject({ regions: ['newzealand'], anywhere: ['newzealand'] });
  });

  it('stay in the region, even if a location has the name of a city elsewhere', () => {
    expect(placesIn(placesOfAuPair('Auckland or Perth', 'australia')).cities.map(({ name }) => name)).toEqual([
      'Perth',
    ]);
    expect(placesOfFamily('Hamilton, Victoria, Australia', 'australia')).toBe(regionBit('australia'));
    expect(placesOfFamily('a village', 'newzealand')).toBe(regionBit('newzealand'));
  });
});

describe('Codes', () => {
  it('fit a smallint and can be read back', () => {
    for (const language of LANGUAGES) {
      expect(languageOfNumber(codeNumber(language.code))).toEqual(language);
      expect(codeNumber(language.code)).toBeLessThan(32_768);
    }
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 2, maxLength: 3 });
    fc.assert(fc.property(letters, (code) => codeOfNumber(codeNumber(code)) === code));
  });
});
