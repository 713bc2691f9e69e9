import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cityBySlug } from '../../country/index.js';
import type { AuPairFacts } from '../facts/au-pair-facts.js';
import { CHILD_GROUPS, type ChildGroup } from '../facts/child-ages.js';
import { codeNumber } from '../facts/codes.js';
import { dayOfIso, NOW } from '../facts/day.js';
import type { FamilyFacts } from '../facts/family-facts.js';
import { anywhereIn, cityBit, regionBit } from '../facts/place-bits.js';
import { AU_PAIR_TRAITS, childGroupBit, FAMILY_TRAITS } from '../facts/traits.js';
import { explainMatch, scoreOf } from './match.js';
import { MATCH_PARTS } from './match.dto.js';

const day = (iso: string) => dayOfIso(iso) ?? 0;
const today = day('2026-11-20');
const bits = (...groups: ChildGroup[]) => groups.reduce((all, group) => all | childGroupBit(group), 0);
const sydney = cityBySlug('sydney');
const inSydney = sydney ? cityBit(sydney) | regionBit('australia') : 0;

const lena: AuPairFacts = {
  userId: 'lena',
  created: 0,
  available: day('2027-02-01'),
  places: anywhereIn('australia'),
  traits: bits('baby', 'school') | AU_PAIR_TRAITS.withChildren | AU_PAIR_TRAITS.drives,
  nationality: codeNumber('de'),
  age: 21,
  stayMin: 6,
  stayMax: 12,
  hours: 25,
  languages: [codeNumber('de'), codeNumber('en')],
};
const okafors: FamilyFacts = {
  userId: 'okafors',
  created: 0,
  starts: day('2027-02-01'),
  places: inSydney,
  traits: bits('baby', 'school') | FAMILY_TRAITS.wantsDriver | FAMILY_TRAITS.twoDaysOff,
  children: 2,
  youngest: 0,
  stayMin: 9,
  stayMax: 9,
  hours: 30,
  languages: [codeNumber('de'), codeNumber('en')],
};

interface Change {
  auPair?: Partial<AuPairFacts>;
  family?: Partial<FamilyFacts>;
}
const seenBy = (viewer: 'family' | 'aupair', { auPair, family }: Change = {}) =>
  explainMatch({ ...lena, ...auPair }, { ...okafors, ...family }, viewer, today);
const partOf = (part: string, change?: Change) =>
  seenBy('family', change).parts.find((one) => one.part === part)?.points;
const said = (change: Change, viewer: 'family' | 'aupair' = 'family') =>
  seenBy(viewer, change).reasons.map(({ ok, text }) => `${ok ? '+' : '-'} ${text}`);

describe('The match score', () => {
  it('weighs dates 30, experience 25, hours 20, languages 15, the house 10', () => {
    expect(seenBy('family').parts.map(({ part, of }) => [part, of])).toEqual([
      ['dates', 30],
      ['experience', 25],
      ['hours', 20],
      ['languages', 15],
      ['house', 10],
    ]);
  });

  it('tells a family what fits and what does not', () => {
    expect(seenBy('family')).toEqual({
      score: 98,
      certainty: 100,
      parts: [
        { part: 'dates', points: 30, of: 30 },
        { part: 'experience', points: 25, of: 25 },
        { part: 'hours', points: 18, of: 20 },
        { part: 'languages', points: 15, of: 15 },
        { part: 'house', points: 10, of: 10 },
      ],
      reasons: [
        { ok: true, text: 'Free from 1 February' },
        { ok: true, text: 'Stays 6 to 12 months' },
        { ok: true, text: 'Has cared for babies and school children' },
        { ok: true, text: 'Speaks German with your children' },
        { ok: true, text: 'Has a driving licence' },
        { ok: false, text: 'Hopes for 25 hours, you need 30' },
      ],
    });
  });

  it('tells the au pair the same from the other side', () => {
    expect(seenBy('aupair')).toMatchObject({ score: 98, certainty: 100 });
    expect(said({}, 'aupair')).toEqual([
      '+ Starts 1 February, when you are free',
      '+ Nine months, as you hope',
      '+ You have cared for babies and school children, as needed here',
      '+ Two days off a week',
      '+ You both speak German',
      '+ They want a driver, and you drive',
      '- Needs 30 hours, you hope for 25',
    ]);
  });

  it.each([
    [{ auPair: { available: day('2027-03-03') } }, 24, '- Free a month after your date'],
    [{ auPair: { available: day('2027-08-01') } }, 12, '- Free six months after your date'],
    [{ auPair: { available: NOW } }, 30, '+ Free by 1 February'],
    [{ auPair: { available: NOW }, family: { starts: NOW } }, 30, '+ Free now'],
    [
      { auPair: { available: day('2026-12-01') }, family: { starts: day('2027-06-01') } },
      26,
      '- Free six months before your date',
    ],
    [{ auPair: { available: null } }, 21, '- Has not said when they are free'],
    [{ family: { starts: null } }, 21, '- You have not said when you start'],
    [
      { auPair: { available: day('2028-01-15') }, family: { starts: day('2028-02-01') } },
      30,
      '+ Free from 15 January 2028',
    ],
    [{ auPair: { stayMin: 6, stayMax: 6 } }, 24, '- Stays six months, you asked for nine'],
    [{ auPair: { stayMin: 12, stayMax: 36 } }, 24, '- Hopes for twelve months or longer, you asked for nine months'],
    [{ auPair: { stayMin: null, stayMax: null } }, 24, '- Has not said how long they stay'],
  ])('compares dates and stay: %j brings %i of 30', (change, points, reason) => {
    expect(partOf('dates', change)).toBe(points);
    expect(said(change)).toContain(reason);
  });

  it.each([
    [{ family: { traits: bits('baby') } }, 25, '+ Has cared for a baby'],
    [{ family: { traits: bits('baby', 'toddler') } }, 19, '- New to toddlers'],
    [
      { family: { traits: bits('preschool') }, auPair: { traits: bits('baby') | AU_PAIR_TRAITS.withChildren } },
      6,
      '- New to kindergarten children',
    ],
    [{ family: { traits: bits('teen') }, auPair: { traits: bits('baby') } }, 0, '- New to teenagers'],
    [{ auPair: { traits: 0 } }, 13, '- Does not say which ages they have cared for'],
    [{ family: { traits: 0 } }, 13, '- You have not said how old your children are'],
  ])('compares experience with the children: %j brings %i of 25', (change, points, reason) => {
    expect(partOf('experience', change)).toBe(points);
    expect(said(change)).toContain(reason);
  });

  it.each([
    [{ auPair: { hours: 29 } }, 20, '+ 30 hours a week suits you both'],
    [{ auPair: { hours: 40 } }, 16, '- Hopes for 40 hours, you need 30'],
    [{ auPair: { hours: 10 } }, 7, '- Hopes for 10 hours, you need 30'],
    [{ auPair: { hours: null } }, 13, '- Has not said how many hours they hope for'],
    [
      { auPair: { hours: 30 }, family: { traits: FAMILY_TRAITS.oneDayOff } },
      18,
      '- You give one day off, two are usual',
    ],
    [{ auPair: { hours: 30 }, family: { traits: 0 } }, 18, '- You have not said how many days off you give'],
  ])('compares hours and days off: %j brings %i of 20', (change, points, reason) => {
    expect(partOf('hours', change)).toBe(points);
    expect(said(change)).toContain(reason);
  });

  it.each([
    [{ family: { languages: [codeNumber('en')] } }, 15, '+ Speaks English'],
    [{ family: { languages: [codeNumber('fr'), codeNumber('en')] } }, 9, '- Speaks English, but not French'],
    [{ family: { languages: [codeNumber('fr'), codeNumber('it')] } }, 0, '- Does not speak French or Italian'],
    [{ family: { languages: [] } }, 8, '- You have not said which languages you speak at home'],
    [{ auPair: { languages: [] } }, 8, '- Has not said which languages they speak'],
  ])('compares languages at home: %j brings %i of 15', (change, points, reason) => {
    expect(partOf('languages', change)).toBe(points);
    expect(said(change)).toContain(reason);
  });

  const everyWish = Object.values(FAMILY_TRAITS).reduce((all, bit) => all | bit, 0);
  it.each([
    [{ family: { traits: 0 }, auPair: { traits: 0 } }, 10],
    [{ auPair: { traits: 0 } }, 0],
    [{ family: { traits: FAMILY_TRAITS.hasPets } }, 5],
    [{ family: { traits: FAMILY_TRAITS.hasPets }, auPair: { traits: AU_PAIR_TRAITS.finePets } }, 10],
    [
      {
        family: { traits: FAMILY_TRAITS.hasPets },
        auPair: { traits: AU_PAIR_TRAITS.finePets | AU_PAIR_TRAITS.noPets },
      },
      0,
    ],
    [{ family: { traits: FAMILY_TRAITS.carAvailable }, auPair: { traits: 0 } }, 0],
    [{ family: { traits: everyWish }, auPair: { traits: AU_PAIR_TRAITS.drives | AU_PAIR_TRAITS.smokes } }, 5],
  ])('compares driving, pets and house rules: %j brings %i of 10', (change, points) => {
    expect(partOf('house', change)).toBe(points);
  });

  it('says where somebody hopes to live, and who is here already', () => {
    const nz = { places: anywhereIn('newzealand') };
    expect(said({ auPair: nz })).toContain('- Hopes for New Zealand, not Sydney');
    expect(said({ auPair: { places: inSydney, traits: AU_PAIR_TRAITS.inCountry } })).toContain(
      '+ Already here, and hopes for Sydney',
    );
    expect(said({ auPair: { traits: AU_PAIR_TRAITS.inCountry } })).toContain('+ Already in the country');
    expect(scoreOf({ ...lena, ...nz }, okafors, today)).toBe(scoreOf(lena, okafors, today));
  });

  it('rests less surely on fewer facts, and says which are missing', () => {
    const silent = { auPair: { available: null, hours: null } };
    expect(seenBy('family', silent).certainty).toBe(100 - 18 - 15);
    expect(said(silent)).toEqual(
      expect.arrayContaining(['- Has not said when they are free', '- Has not said how many hours they hope for']),
    );
  });
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const traits = (...all: number[]) => fc.subarray(all).map((some) => some.reduce((sum, bit) => sum | bit, 0));
const groupBits = CHILD_GROUPS.map(({ group }) => childGroupBit(group));
const stay = maybe(fc.tuple(fc.integer({ min: 1, max: 36 }), fc.nat(24))).map((pair) => ({
  stayMin: pair && pair[0],
  stayMax: pair && Math.min(36, pair[0] + pair[1]),
}));
const languages = fc.subarray(['de', 'en', 'fr'].map(codeNumber));
const someDay = maybe(fc.integer({ min: NOW, max: today + 800 }));
const places = fc.constantFrom(inSydney, anywhereIn('australia'), anywhereIn('newzealand'), regionBit('newzealand'));
const anyAuPair = fc
  .record({
    available: someDay,
    places,
    hours: maybe(fc.integer({ min: 5, max: 60 })),
    languages,
    stay,
    traits: traits(...Object.values(AU_PAIR_TRAITS), ...groupBits),
  })
  .map(({ stay: length, ...facts }): AuPairFacts => ({ ...lena, ...facts, ...length }));
const anyFamily = fc
  .record({
    starts: someDay,
    places,
    hours: fc.integer({ min: 5, max: 60 }),
    languages,
    stay,
    traits: traits(...Object.values(FAMILY_TRAITS), ...groupBits),
  })
  .map(({ stay: length, ...facts }): FamilyFacts => ({ ...okafors, ...facts, ...length }));

describe('Any match', () => {
  it('scores 0 to 100, alike for both, and the parts make up the whole', () => {
    fc.assert(
      fc.property(anyAuPair, anyFamily, (auPair, family) => {
        const [one, other] = [
          explainMatch(auPair, family, 'family', today),
          explainMatch(auPair, family, 'aupair', today),
        ];
        expect(one.score).toBe(scoreOf(auPair, family, today));
        expect({ ...other, reasons: [] }).toEqual({ ...one, reasons: [] });
        expect(one.score >= 0 && one.score <= 100 && one.certainty >= 0 && one.certainty <= 100).toBe(true);
        expect(one.parts.map(({ part }) => part)).toEqual([...MATCH_PARTS]);
        const sum = one.parts.reduce((points, part) => points + part.points, 0);
        expect(Math.abs(sum - one.score)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('gives reasons in whole words, each once, what fits first', () => {
    fc.assert(
      fc.property(anyAuPair, anyFamily, fc.constantFrom('family', 'aupair'), (auPair, family, viewer) => {
        const { reasons } = explainMatch(auPair, family, viewer, today);
        const texts = reasons.map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        for (const text of texts) expect(text).toMatch(/^[A-Z0-9][^_]{3,}[^,\s]$/);
        expect(texts.join()).not.toMatch(/undefined|null|NaN|Infinity/);
        const order = reasons.map(({ ok }) => Number(ok));
        expect(order).toEqual([...order].sort((a, b) => b - a));
      }),
    );
  });

  it('does not fall because somebody is free earlier within a season, or knows one more age', () => {
    fc.assert(
      fc.property(anyAuPair, anyFamily, fc.constantFrom(...groupBits), (auPair, family, bit) => {
        fc.pre(groupBits.some((group) => auPair.traits & group));
        const better = { ...auPair, traits: auPair.traits | bit };
        expect(scoreOf(better, family, today)).toBeGreaterThanOrEqual(scoreOf(auPair, family, today));
      }),
    );
    for (let late = 0; late < 120; late += 1)
      expect(scoreOf({ ...lena, available: today + 80 + late }, okafors, today)).toBeGreaterThanOrEqual(
        scoreOf({ ...lena, available: today + 81 + late }, okafors, today),
      );
  });
});
