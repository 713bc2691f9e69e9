import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cityBySlug } from '../country/index.js';
import {
  type AuPairFacts,
  codeNumber,
  dayOfIso,
  NOW,
  type FamilyFacts,
  anywhereIn,
  cityBit,
  regionBit,
  OPEN_END,
  AU_PAIR_TRAITS,
  FAMILY_TRAITS,
} from '../profiles/index.js';
import { explainMatch, scoreOf } from './match.js';
import { MATCH_PARTS } from './match.dto.js';

const day = (iso: string) => dayOfIso(iso) ?? 0;
const today = day('2026-11-20');
const inCity = (slug: string) => {
  const city = cityBySlug(slug);
  return city ? cityBit(city) | regionBit(city.region) : 0;
};
const inSydney = inCity('sydney');
const [de, en, fr, it_, yo] = ['de', 'en', 'fr', 'it', 'yo'].map(codeNumber) as [
  number,
  number,
  number,
  number,
  number,
];

const lena: AuPairFacts = {
  userId: 'lena',
  created: 0,
  available: day('2027-02-01'),
  places: anywhereIn('australia'),
  traits: AU_PAIR_TRAITS.infants | AU_PAIR_TRAITS.drives,
  nationality: de,
  age: 21,
  stayMin: 6,
  stayMax: 12,
  hours: 25,
  languages: [de, en],
};
const okafors: FamilyFacts = {
  userId: 'okafors',
  created: 0,
  starts: day('2027-02-01'),
  places: inSydney,
  traits: FAMILY_TRAITS.carAvailable,
  children: 2,
  youngest: 0,
  stayMin: 9,
  stayMax: 9,
  hours: 30,
  languages: [de, en],
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
  it('weighs dates 35, experience, hours, languages and location 15 each, driving 5', () => {
    expect(seenBy('family').parts.map(({ part, of }) => [part, of])).toEqual([
      ['dates', 35],
      ['experience', 15],
      ['hours', 15],
      ['languages', 15],
      ['location', 15],
      ['house', 5],
    ]);
  });

  it('tells a family what fits and what does not', () => {
    expect(seenBy('family')).toEqual({
      score: 98,
      certainty: 100,
      parts: [
        { part: 'dates', points: 35, of: 35 },
        { part: 'experience', points: 15, of: 15 },
        { part: 'hours', points: 13, of: 15 },
        { part: 'languages', points: 15, of: 15 },
        { part: 'location', points: 15, of: 15 },
        { part: 'house', points: 5, of: 5 },
      ],
      reasons: [
        { ok: true, text: 'Free from 1 February' },
        { ok: true, text: 'Stays 6 to 12 months' },
        { ok: true, text: 'Has cared for babies' },
        { ok: true, text: 'Speaks German' },
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
      '+ You have cared for babies, as needed here',
      '+ You both speak German',
      '+ There is a car, and you drive',
      '- Needs 30 hours, you hope for 25',
    ]);
  });

  it.each([
    [{ auPair: { available: day('2027-03-03') } }, 29, '- Free a month after your date'],
    [{ auPair: { available: day('2027-08-01') } }, 17, '- Free six months after your date'],
    [{ auPair: { available: NOW } }, 35, '+ Free by 1 February'],
    [{ auPair: { available: NOW }, family: { starts: NOW } }, 35, '+ Free now'],
    [
      { auPair: { available: day('2026-12-01') }, family: { starts: day('2027-06-01') } },
      31,
      '- Free six months before your date',
    ],
    [{ auPair: { available: null } }, 26, '- Has not said when they are free'],
    [{ family: { starts: null } }, 26, '- You have not said when you start'],
    [
      { auPair: { available: day('2028-01-15') }, family: { starts: day('2028-02-01') } },
      35,
      '+ Free from 15 January 2028',
    ],
    [{ auPair: { stayMin: 6, stayMax: 6 } }, 21, '- Stays six months, you asked for nine'],
    [{ auPair: { stayMin: 12, stayMax: 36 } }, 21, '- Hopes for twelve months or longer, you asked for nine months'],
    [
      { auPair: { stayMin: 3, stayMax: 6 }, family: { stayMin: 6, stayMax: 12 } },
      25,
      '- Stays 3 to 6 months, you asked for 6 to 12',
    ],
    [{ auPair: { stayMin: null, stayMax: null } }, 27, '- Has not said how long they stay'],
  ])('compares dates and stay: %j brings %i of 35', (change, points, reason) => {
    expect(partOf('dates', change)).toBe(points);
    expect(said(change)).toContain(reason);
  });

  it.each([
    [{}, 15, '+ Has cared for babies'],
    [{ family: { youngest: 1 } }, 15, '+ Has cared for babies'],
    [{ auPair: { traits: 0 } }, 0, '- Has not said they have cared for babies'],
    [{ family: { youngest: null } }, 8, '- You have not said how old your children are'],
  ])('compares experience with infants: %j brings %i of 15', (change, points, reason) => {
    expect(partOf('experience', change)).toBe(points);
    expect(said(change)).toContain(reason);
  });

  it('leaves out what no field of the profile tells', () => {
    for (const traits of [0, AU_PAIR_TRAITS.infants]) {
      const change = { auPair: { traits }, family: { youngest: 3, traits: FAMILY_TRAITS.hasPets } };
      expect(seenBy('family', change).parts.map(({ part }) => part)).toEqual([
        'dates',
        'hours',
        'languages',
        'location',
      ]);
      expect([...said(change), ...said(change, 'aupair')].join()).not.toMatch(/not said|New to|pets|days off|smok/i);
    }
  });

  it.each([
    [{ auPair: { hours: 29 } }, 15, '+ 30 hours a week suits you both'],
    [{ auPair: { hours: 40 } }, 11, '- Hopes for 40 hours, you need 30'],
    [{ auPair: { hours: 12 } }, 3, '- Hopes for 12 hours, you need 30'],
    [{ auPair: { hours: null } }, 8, '- Has not said how many hours they hope for'],
  ])('compares hours: %j brings %i of 15', (change, points, reason) => {
    expect(partOf('hours', change)).toBe(points);
    expect(said(change)).toContain(reason);
  });

  it.each([
    [{ family: { languages: [en] } }, 15, '+ Speaks English'],
    [{ family: { languages: [en, yo] } }, 15, '+ Speaks English'],
    [{ auPair: { languages: [en, fr, it_, yo] } }, 15, '+ Speaks English'],
    [{ family: { languages: [fr, it_] } }, 0, '- Does not speak French or Italian'],
    [{ family: { languages: [] } }, 8, '- You have not said which languages you speak at home'],
    [{ auPair: { languages: [] } }, 8, '- Has not said which languages they speak'],
  ])('compares languages at home: %j brings %i of 15', (change, points, reason) => {
    expect(partOf('languages', change)).toBe(points);
    expect(said(change)).toContain(reason);
  });

  it.each([
    [{ auPair: { places: inSydney } }, 15, '+ Hopes for Sydney'],
    [{ auPair: { places: inSydney | inCity('perth') } }, 15, '+ Hopes for Sydney'],
    [{ auPair: { places: inCity('perth') } }, 6, '- Hopes for Perth, not Sydney'],
    [
      { auPair: { places: inCity('perth') }, family: { places: regionBit('australia') } },
      6,
      '- Hopes for Perth, not Australia',
    ],
    [{ auPair: { places: anywhereIn('newzealand') } }, 0, '- Hopes for New Zealand, not Sydney'],
    [{ auPair: { traits: AU_PAIR_TRAITS.inCountry } }, 15, '+ Already in the country'],
  ])('compares locations: %j brings %i of 15', (change, points, reason) => {
    expect(partOf('location', change)).toBe(points);
    expect(said(change)).toContain(reason);
  });

  it.each([
    [{}, 5],
    [{ auPair: { traits: 0 } }, 0],
    [{ family: { traits: 0 } }, undefined],
  ])('compares driving where there is a car: %j brings %s of 5', (change, points) => {
    expect(partOf('house', change)).toBe(points);
  });

  it('rests less surely on fewer facts, and says which are missing', () => {
    const silent = { auPair: { available: null, hours: null } };
    expect(seenBy('family', silent).certainty).toBe(100 - 18 - 15);
    expect(said(silent)).toEqual(
      expect.arrayContaining(['- Has not said when they are free', '- Has not said how many hours they hope for']),
    );
  });
});

describe('Of two pairs, the score prefers the one that people would', () => {
  const months = (stayMin: number, stayMax: number) => ({ stayMin, stayMax });
  const long = { family: months(6, 12) };

  it.each<[string, Change, Change]>([
    ['6 to 12 months for 6 to 12, to 3 to 6 months', { ...long }, { ...long, auPair: months(3, 6) }],
    [
      'a stay that overlaps by months, to one that only touches',
      { ...long, auPair: months(3, 9) },
      { ...long, auPair: months(3, 6) },
    ],
    [
      'a stay that touches, to one that is too short',
      { ...long, auPair: months(3, 6) },
      { ...long, auPair: months(3, 5) },
    ],
    [
      'five months, to three, where six are asked',
      { ...long, auPair: months(5, 5) },
      { ...long, auPair: months(3, 3) },
    ],
    [
      'an open end, to a stay that is too short',
      { ...long, auPair: months(6, OPEN_END) },
      { ...long, auPair: months(2, 4) },
    ],
    ['free in time, to free six weeks late', {}, { auPair: { available: day('2027-03-15') } }],
    [
      'six weeks late, to four months late',
      { auPair: { available: day('2027-03-15') } },
      { auPair: { available: day('2027-06-01') } },
    ],
    ['free in time, to half a year early', {}, { auPair: { available: today }, family: { starts: day('2027-06-20') } }],
    ['experience with babies for a baby, to none', {}, { auPair: { traits: AU_PAIR_TRAITS.drives } }],
    ['the hours that are needed, to many fewer', { auPair: { hours: 30 } }, { auPair: { hours: 15 } }],
    ['hoping for more hours, to hoping for as many fewer', { auPair: { hours: 40 } }, { auPair: { hours: 20 } }],
    ['a common language, to none', {}, { family: { languages: [fr] } }],
    ['known languages, to unknown ones', {}, { auPair: { languages: [] } }],
    [
      'the city they live in, to another one',
      { auPair: { places: inSydney } },
      { auPair: { places: inCity('perth') } },
    ],
    [
      'another city, to another country',
      { auPair: { places: inCity('perth') } },
      { auPair: { places: anywhereIn('newzealand') } },
    ],
    ['a licence where there is a car, to none', {}, { auPair: { traits: AU_PAIR_TRAITS.infants } }],
    [
      'a stay that fits without a licence, to a licence with a stay that does not',
      { ...long, auPair: { traits: AU_PAIR_TRAITS.infants } },
      { ...long, auPair: months(3, 6) },
    ],
    ['a stated length of stay that fits, to none stated', {}, { auPair: { stayMin: null, stayMax: null } }],
  ])('%s', (_, better, worse) => {
    expect(seenBy('family', better).score).toBeGreaterThan(seenBy('family', worse).score);
    expect(seenBy('aupair', better).score).toBeGreaterThan(seenBy('aupair', worse).score);
  });

  it.each<[string, Change, Change]>([
    ['a third language of the au pair', {}, { auPair: { languages: [de, en, yo] } }],
    ['a third language of the family', {}, { family: { languages: [de, en, yo] } }],
    [
      'a licence where there is no car',
      { family: { traits: 0 } },
      { family: { traits: 0 }, auPair: { traits: AU_PAIR_TRAITS.infants } },
    ],
    ['naming the city, or being open to all of them', {}, { auPair: { places: inSydney } }],
  ])('%s makes no difference', (_, one, other) => {
    expect(seenBy('family', one).score).toBe(seenBy('family', other).score);
  });

  it('never scores a stay of 3 to 6 months above 90 for 6 to 12, however well all else fits', () => {
    const best = { auPair: { ...months(3, 6), hours: 30 }, family: { ...months(6, 12) } };
    expect(seenBy('family', best).score).toBeLessThanOrEqual(90);
  });
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const traits = (...all: number[]) => fc.subarray(all).map((some) => some.reduce((sum, bit) => sum | bit, 0));
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
    traits: traits(...Object.values(AU_PAIR_TRAITS)),
  })
  .map(({ stay: length, ...facts }): AuPairFacts => ({ ...lena, ...facts, ...length }));
const anyFamily = fc
  .record({
    starts: someDay,
    places,
    hours: fc.integer({ min: 5, max: 60 }),
    languages,
    stay,
    youngest: maybe(fc.nat(17)),
    traits: traits(...Object.values(FAMILY_TRAITS)),
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
        expect(MATCH_PARTS).toEqual(expect.arrayContaining(one.parts.map(({ part }) => part)));
        const share = (of: 'points' | 'of') => one.parts.reduce((sum, part) => sum + part[of], 0);
        expect(Math.abs((100 * share('points')) / share('of') - one.score)).toBeLessThanOrEqual(5);
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

  it('does not rise the later the au pair is free', () => {
    for (let late = 0; late < 120; late += 1)
      expect(scoreOf({ ...lena, available: today + 80 + late }, okafors, today)).toBeGreaterThanOrEqual(
        scoreOf({ ...lena, available: today + 81 + late }, okafors, today),
      );
  });
});
