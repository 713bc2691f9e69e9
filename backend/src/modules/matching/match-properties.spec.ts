import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { usualAuPair, usualFamily } from '../../../test/support/match-pairs.js';
import {
  agesBits,
  type AuPairFacts,
  AU_PAIR_TRAITS,
  anywhereIn,
  CHILD_GROUP_NAMES,
  codeNumber,
  dayOfIso,
  FAMILY_TRAITS,
  type FamilyFacts,
  NOW,
  OPEN_END,
  regionBit,
} from '../profiles/index.js';
import type { Side } from './comparison.js';
import { explainMatch, rankOf, scoresOf } from './match.js';

const today = dayOfIso('2026-11-20') ?? 0;
const SIDES: readonly Side[] = ['family', 'aupair'];
const T = AU_PAIR_TRAITS;
const F = FAMILY_TRAITS;

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const bits = (all: readonly number[]) => fc.subarray([...all]).map((some) => some.reduce((sum, bit) => sum | bit, 0));
/** Yes, no, or not said. */
const said3 = (...pairs: [yes: number, no: number][]) =>
  fc.tuple(...pairs.map((pair) => fc.constantFrom(0, ...pair))).map((some) => some.reduce((sum, bit) => sum | bit, 0));
const someAges = bits(CHILD_GROUP_NAMES.map((group) => agesBits([group])));
const together = (...parts: fc.Arbitrary<number>[]) =>
  fc.tuple(...parts).map((all) => all.reduce((sum, bit) => sum | bit, 0));
const stay = maybe(fc.tuple(fc.integer({ min: 1, max: 36 }), fc.nat(24))).map((pair) => ({
  stayMin: pair && pair[0],
  stayMax: pair && Math.min(OPEN_END, pair[0] + pair[1]),
}));
const languages = fc.subarray(['de', 'en', 'fr'].map(codeNumber));
const someDay = maybe(fc.oneof(fc.constant(NOW), fc.integer({ min: today - 30, max: today + 500 })));
const places = fc.constantFrom(
  usualAuPair.places,
  anywhereIn('australia'),
  anywhereIn('newzealand'),
  regionBit('newzealand'),
);
const mayStay = maybe(
  fc.record({
    months: fc.integer({ min: 1, max: OPEN_END }),
    startBefore: maybe(fc.integer({ min: today - 30, max: today + 500 })),
    ends: maybe(fc.integer({ min: today, max: today + 900 })),
  }),
);
const daysOff = maybe(fc.integer({ min: 1, max: 5 }));
const hours = fc.integer({ min: 5, max: 60 });
const anyAuPair = fc
  .record({
    available: someDay,
    places,
    hours: maybe(hours),
    daysOff,
    languages,
    stay,
    mayStay,
    traits: together(
      someAges,
      bits([T.saysAges, T.inCountry]),
      said3(
        [T.livesWithPets, T.noPets],
        [T.swims, T.doesNotSwim],
        [T.smokes, T.doesNotSmoke],
        [T.drives, T.doesNotDrive],
      ),
    ),
  })
  .map(({ stay: length, ...facts }): AuPairFacts => ({ ...usualAuPair, ...facts, ...length }));
/** Their visa is as clear for a late start as for an early one. */
const ofClearVisa = anyAuPair.map((one): AuPairFacts => ({
  ...one,
  mayStay: one.mayStay && { ...one.mayStay, startBefore: null },
}));
const anyFamily = fc
  .record({
    starts: someDay,
    places,
    hours,
    daysOff,
    languages,
    stay,
    traits: together(
      someAges,
      bits([F.carAvailable]),
      said3(
        [F.hasPets, F.noPets],
        [F.needsDriver, F.needsNoDriver],
        [F.needsSwimmer, F.needsNoSwimmer],
        [F.smokesAtHome, F.smokeFree],
      ),
    ),
  })
  .map(({ stay: length, ...facts }): FamilyFacts => ({ ...usualFamily, ...facts, ...length }));
const anySide = fc.constantFrom(...SIDES);

describe('Any match', () => {
  it('has the same two scores for both people, from 0 to 100, and sorts by them', () => {
    fc.assert(
      fc.property(anyAuPair, anyFamily, (auPair, family) => {
        const scores = scoresOf(auPair, family, today);
        const [one, other] = [
          explainMatch(auPair, family, 'family', today),
          explainMatch(auPair, family, 'aupair', today),
        ];
        expect([one.score, one.inReturn.score]).toEqual([scores.family, scores.aupair]);
        expect([other.score, other.inReturn.score]).toEqual([scores.aupair, scores.family]);
        for (const score of [one.score, other.score, one.certainty, other.certainty])
          expect(score >= 0 && score <= 100 && Number.isInteger(score)).toBe(true);
        expect(rankOf(auPair, family, 'family', today)).toBe(one.score * 101 + other.score);
      }),
    );
  });

  it('gives reasons in whole words, each once, what fits first', () => {
    fc.assert(
      fc.property(anyAuPair, anyFamily, anySide, (auPair, family, viewer) => {
        const match = explainMatch(auPair, family, viewer, today);
        for (const { reasons } of [match, match.inReturn]) {
          const texts = [...reasons, ...match.missing].map(({ text }) => text);
          expect(new Set(texts).size).toBe(texts.length);
          for (const text of texts) expect(text).toMatch(/^[A-Z0-9][^_]{3,}[^,\s]$/);
          expect(texts.join()).not.toMatch(/undefined|null|NaN|Infinity/);
          const order = reasons.map(({ ok }) => Number(ok));
          expect(order).toEqual([...order].sort((a, b) => b - a));
        }
      }),
    );
  });

  it('gives a reason for each score below 100', () => {
    fc.assert(
      fc.property(anyAuPair, anyFamily, anySide, (auPair, family, viewer) => {
        const match = explainMatch(auPair, family, viewer, today);
        for (const { score, reasons } of [match, match.inReturn])
          if (score < 100) expect(reasons.some(({ ok }) => !ok)).toBe(true);
      }),
    );
  });

  it('never falls when the two overlap better: the other stays longer, or is free a day earlier and not too early', () => {
    fc.assert(
      fc.property(ofClearVisa, anyFamily, fc.integer({ min: 1, max: 12 }), (auPair, family, more) => {
        const before = scoresOf(auPair, family, today);
        if (auPair.stayMax !== null) {
          const longer = { ...auPair, stayMax: Math.min(OPEN_END, auPair.stayMax + more) };
          expect(scoresOf(longer, family, today).family).toBeGreaterThanOrEqual(before.family);
        }
        if (family.stayMax !== null) {
          const longer = { ...family, stayMax: Math.min(OPEN_END, family.stayMax + more) };
          expect(scoresOf(auPair, longer, today).aupair).toBeGreaterThanOrEqual(before.aupair);
        }
        if (auPair.available === null || family.starts === null) return;
        const earlier = Math.max(auPair.available - more, Math.max(family.starts, today));
        if (earlier > auPair.available) return;
        const after = scoresOf({ ...auPair, available: earlier }, family, today);
        expect(after.family).toBeGreaterThanOrEqual(before.family);
        expect(after.aupair).toBeGreaterThanOrEqual(before.aupair);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never falls when the visa allows more: more months, or a later end', () => {
    fc.assert(
      fc.property(anyAuPair, anyFamily, fc.integer({ min: 1, max: 36 }), (auPair, family, more) => {
        const { mayStay: before } = auPair;
        if (before === null) return;
        const { months, ends } = before;
        for (const after of [
          { ...before, months: Math.min(OPEN_END, months + more) },
          { ...before, ends: ends && ends + more * 10 },
          { ...before, ends: null },
        ]) {
          const [less, longer] = [auPair, { ...auPair, mayStay: after }].map((one) => scoresOf(one, family, today));
          expect(longer?.family).toBeGreaterThanOrEqual(less?.family ?? 101);
          expect(longer?.aupair).toBeGreaterThanOrEqual(less?.aupair ?? 101);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never counts a missing fact against anyone: the worst answer scores no higher', () => {
    const silent = (pair: number, traits: number) => traits & ~pair;
    fc.assert(
      fc.property(ofClearVisa, anyFamily, (auPair, family) => {
        const smoking = silent(T.smokes | T.doesNotSmoke, auPair.traits);
        const swimming = silent(T.swims | T.doesNotSwim, auPair.traits);
        const pets = silent(T.livesWithPets | T.noPets, auPair.traits);
        for (const [unsaid, worst] of [
          [{ traits: smoking }, { traits: smoking | T.smokes }],
          [{ traits: swimming }, { traits: swimming | T.doesNotSwim }],
          [{ daysOff: null }, { daysOff: 5 }],
          [{ available: null }, { available: today + 900 }],
        ] as const) {
          const of = (facts: Partial<AuPairFacts>) => scoresOf({ ...auPair, ...facts }, family, today).family;
          // Someone who smokes is no worse where they smoke at home too, nor are five days off where five are given.
          if (family.traits & F.smokesAtHome || (family.daysOff ?? 0) > 3) continue;
          expect(of(unsaid)).toBeGreaterThanOrEqual(of(worst));
        }
        if (family.traits & F.hasPets) {
          const of = (traits: number) => scoresOf({ ...auPair, traits }, family, today).family;
          expect(of(pets)).toBeGreaterThanOrEqual(of(pets | T.noPets));
        }
      }),
    );
  });
});
