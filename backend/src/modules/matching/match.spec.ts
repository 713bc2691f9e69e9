import { describe, expect, it } from 'vitest';
import { MATCH_PAIRS, usualAuPair, usualFamily } from '../../../test/support/match-pairs.js';
import {
  agesBits,
  ALL_AGES,
  type AuPairFacts,
  AU_PAIR_TRAITS,
  anywhereIn,
  codeNumber,
  type Day,
  dayOfIso,
  FAMILY_TRAITS,
  type FamilyFacts,
  NOW,
  OPEN_END,
} from '../profiles/index.js';
import type { Side } from './comparison.js';
import { explainMatch, rankOf, scoresOf } from './match.js';

const day = (iso: string) => dayOfIso(iso) ?? 0;
const today = day('2026-11-20');
const SIDES: readonly Side[] = ['family', 'aupair'];
const T = AU_PAIR_TRAITS;
const F = FAMILY_TRAITS;

interface Change {
  auPair?: Partial<AuPairFacts>;
  family?: Partial<FamilyFacts>;
}
const seenBy = (viewer: Side, { auPair, family }: Change = {}, on: Day = today) =>
  explainMatch({ ...usualAuPair, ...auPair }, { ...usualFamily, ...family }, viewer, on);
const inList = (reasons: readonly { ok: boolean; text: string }[]) =>
  reasons.map(({ ok, text }) => `${ok ? '+' : '-'} ${text}`);
const said = (change: Change, viewer: Side = 'family') => inList(seenBy(viewer, change).reasons);
const missing = (change: Change, viewer: Side = 'family') => seenBy(viewer, change).missing;
const months = (count: number) => ({ months: count, startBefore: null, ends: null });
const without = (traits: number, ...bits: number[]) => bits.reduce((left, bit) => left & ~bit, traits);

describe('The match score', () => {
  it('is whole where everything fits, and gives its reasons to both', () => {
    for (const viewer of SIDES) {
      const { score, certainty, inReturn, missing: unsaid } = seenBy(viewer);
      expect([score, certainty, inReturn.score, unsaid]).toEqual([100, 100, 100, []]);
    }
    expect(said({})).toEqual([
      '+ Free from 1 February',
      '+ Stays 6 to 12 months',
      '+ Can stay for all twelve months you want',
      '+ Has looked after children of 3 to 5 and schoolchildren',
      '+ 30 hours a week suits you both',
      '+ Your two days off a week are enough',
      '+ Hopes for Sydney',
      '+ Speaks German',
      '+ Does not smoke',
    ]);
    expect(said({}, 'aupair')).toEqual([
      '+ Starts 1 February, when you are free',
      '+ 6 to 12 months, as you hope',
      '+ You can stay for all twelve months they want',
      '+ You have looked after children of 3 to 5 and schoolchildren, as needed here',
      '+ 30 hours a week suits you both',
      '+ Two days off a week',
      '+ Lives in Sydney, as you hope',
      '+ You both speak German',
      '+ No one smokes there',
    ]);
  });

  it('says how well the other fits, and how well one fits the other', () => {
    const change = { auPair: { daysOff: 3, hours: 20 } };
    const [family, auPair] = [seenBy('family', change), seenBy('aupair', change)];
    expect(family.score).toBeGreaterThan(family.inReturn.score);
    expect([auPair.score, auPair.inReturn.score]).toEqual([family.inReturn.score, family.score]);
    expect(inList(family.inReturn.reasons)).toContain('- Hopes for three days off a week; you give two');
    expect(inList(auPair.reasons)).toContain('- Two days off a week; you hope for three');
  });

  it.each<[string, Change, Side, string]>([
    ['dates', { auPair: { available: day('2027-03-03') } }, 'family', '- Free a month after your date'],
    ['dates', { auPair: { available: NOW } }, 'family', '+ Free by 1 February'],
    ['dates', { auPair: { available: NOW }, family: { starts: NOW } }, 'family', '+ Free now'],
    [
      'dates',
      { auPair: { available: day('2026-12-01') }, family: { starts: day('2027-06-01') } },
      'family',
      '- Free six months before your date',
    ],
    ['the stay', { auPair: { stayMin: 3, stayMax: 6 } }, 'family', '- Stays 3 to 6 months; you asked for 6 to 12'],
    [
      'the stay',
      { auPair: { stayMin: 12, stayMax: OPEN_END }, family: { stayMin: 9, stayMax: 9 } },
      'aupair',
      '- Only nine months; you hope for twelve months or longer',
    ],
    [
      'the stay by the dates',
      { auPair: { available: day('2027-04-01') }, family: { stayMin: 9, stayMax: 9 } },
      'family',
      '- The dates allow seven months; you asked for nine',
    ],
    ['the visa', { auPair: { mayStay: months(6) } }, 'family', '- Their visa allows six of the twelve months you want'],
    ['the visa', { auPair: { mayStay: months(6) } }, 'aupair', '- Your visa allows six of the twelve months they want'],
    [
      'the visa with what the au pair hopes for',
      { auPair: { mayStay: months(6) }, family: { stayMax: 6 } },
      'aupair',
      '- Your visa allows six of the twelve months you hope for',
    ],
    [
      'the visa to its end',
      { auPair: { mayStay: { ...months(12), ends: day('2027-08-31') } } },
      'family',
      '- Their visa allows seven of the twelve months you want',
    ],
    ['ages', { family: { traits: usualFamily.traits | agesBits(['baby']) } }, 'family', '- New to babies'],
    ['hours', { auPair: { hours: 40 } }, 'family', '- Hopes for 40 hours; you need 30'],
    ['days off', { family: { daysOff: 1 } }, 'aupair', '- One day off a week; you hope for two'],
    ['languages', { family: { languages: [codeNumber('fr')] } }, 'family', '- Does not speak French'],
    [
      'driving',
      { family: { traits: without(usualFamily.traits, F.needsNoDriver) | F.needsDriver } },
      'family',
      '- Does not drive, and you need a driver',
    ],
    [
      'swimming',
      { family: { traits: without(usualFamily.traits, F.needsNoSwimmer) | F.needsSwimmer } },
      'aupair',
      '- They need a swimmer',
    ],
    [
      'pets',
      { family: { traits: without(usualFamily.traits, F.noPets) | F.hasPets } },
      'aupair',
      '+ There are pets, which you like',
    ],
    ['smoking', { auPair: { traits: without(usualAuPair.traits, T.doesNotSmoke) | T.smokes } }, 'family', '- Smokes'],
    ['locations', { auPair: { places: anywhereIn('newzealand') } }, 'family', '- Hopes for New Zealand, not Sydney'],
    ['where they are', { auPair: { traits: usualAuPair.traits | T.inCountry } }, 'family', '+ Already in the country'],
  ])('compares %s: %j', (_, change, viewer, reason) => {
    expect(said(change, viewer)).toContain(reason);
  });

  it('names what is missing, with the field that says it to the one who can', () => {
    const traits = without(usualAuPair.traits, T.smokes, T.doesNotSmoke);
    const change = { auPair: { traits, daysOff: null }, family: { daysOff: null } };
    expect(missing(change)).toEqual([
      { field: 'daysOff', text: 'You have not said how many days off a week' },
      { field: null, text: 'Has not said how many days off a week' },
      { field: null, text: 'Has not said whether they smoke' },
    ]);
    expect(missing(change, 'aupair').map(({ field }) => field)).toEqual(['daysOff', null, 'smokes']);
    // Driving, swimming and pets are no subject of these two: 4 and 3 of the 88 points left were not said.
    expect(seenBy('family', change).certainty).toBe(Math.round((100 * (88 - 4 - 3)) / 88));
  });

  it('takes experience with babies as said where the other ages are not', () => {
    const family = { traits: without(usualFamily.traits, ALL_AGES) | agesBits(['baby']) };
    const silent = without(usualAuPair.traits, ALL_AGES, T.saysAges);
    expect(said({ family, auPair: { traits: silent | agesBits(['baby']) } })).toContain('+ Has looked after babies');
    expect(missing({ family, auPair: { traits: silent } })).toEqual([
      { field: null, text: 'Has not said which ages they have looked after' },
    ]);
  });

  it.each<[string, AuPairFacts['mayStay']]>([
    ['unclear', null],
    ['no longer to be entered for the start', { ...months(6), startBefore: day('2027-02-01') }],
  ])('names a visa that is %s as missing, and counts it against no one', (_, mayStay) => {
    const change = { auPair: { mayStay } };
    expect([seenBy('family', change).score, seenBy('aupair', change).score]).toEqual([100, 100]);
    expect(missing(change)).toEqual([{ field: null, text: 'We cannot tell how long their visa lets them stay' }]);
    expect(missing(change, 'aupair').map(({ field }) => field)).toEqual(['visaStatus']);
  });

  it('does not compare a visa in a country where the au pair does not look', () => {
    const change = { auPair: { places: anywhereIn('newzealand'), mayStay: null } };
    expect(missing(change)).toEqual([]);
  });

  it('never scores a stay of 3 to 6 months above 90 for 6 to 12, however well all else fits', () => {
    expect(seenBy('family', { auPair: { stayMin: 3, stayMax: 6 } }).score).toBeLessThanOrEqual(90);
  });

  it.each<[string, Change, Change]>([
    [
      'a third language',
      {},
      {
        auPair: { languages: ['de', 'en', 'yo'].map(codeNumber) },
        family: { languages: ['de', 'en', 'fr'].map(codeNumber) },
      },
    ],
    ['being open to every city', {}, { auPair: { places: anywhereIn('australia') } }],
    ['an age or a nationality', {}, { auPair: { age: 29, nationality: codeNumber('de') } }],
  ])('does not count %s', (_, one, other) => {
    for (const viewer of SIDES) expect(seenBy(viewer, one).score).toBe(seenBy(viewer, other).score);
  });
});

describe('Fifty pairs are in the order that people expect', () => {
  it('are fifty', () => {
    expect(MATCH_PAIRS.flatMap(({ pairs }) => pairs)).toHaveLength(50);
  });

  it.each(MATCH_PAIRS.map((one) => [one.situation, one] as const))('%s', (_, { viewer, pairs }) => {
    const scored = pairs.map(({ name, because, auPair, family }) => ({
      who: `${name}, who ${because}`,
      rank: rankOf(auPair, family, viewer, today),
      score: scoresOf(auPair, family, today)[viewer],
    }));
    for (const [index, { who, rank, score }] of scored.entries()) {
      const next = scored[index + 1];
      if (!next) continue;
      expect(score, `${who} before ${next.who}`).toBeGreaterThan(next.score);
      expect(rank).toBeGreaterThan(next.rank);
    }
  });
});
