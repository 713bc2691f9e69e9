import { describe, expect, it } from 'vitest';
import { DEMO_AU_PAIRS, DEMO_FAMILIES } from '../index.js';
import { auPairInputOf, familyInputOf, historyOf } from './demo-inputs.js';

const NOW = new Date('2026-11-20T02:00:00Z');
const A_YEAR_LATER = new Date('2027-11-20T02:00:00Z');

describe('The profiles of demo people', () => {
  it('have dates relative to the day of seeding', () => {
    for (const person of DEMO_AU_PAIRS)
      expect(auPairInputOf(person, A_YEAR_LATER).availabilityDate > auPairInputOf(person, NOW).availabilityDate).toBe(
        true,
      );
    for (const family of DEMO_FAMILIES)
      expect(familyInputOf(family, A_YEAR_LATER).startDate > familyInputOf(family, NOW).startDate).toBe(true);
  });

  it('have log-ins after the day of joining and before now', () => {
    for (const person of [...DEMO_AU_PAIRS, ...DEMO_FAMILIES]) {
      const { joinedAt, lastSignInAt, signIns } = historyOf(person, NOW);
      expect(signIns[0]).toEqual(lastSignInAt);
      expect(Math.min(...signIns.map(Number))).toBeGreaterThanOrEqual(joinedAt.getTime());
      expect(joinedAt.getTime()).toBeLessThanOrEqual(lastSignInAt.getTime());
      expect(lastSignInAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it('differ in how long ago people last logged in', () => {
    const days = DEMO_AU_PAIRS.map((person) =>
      Math.floor((NOW.getTime() - historyOf(person, NOW).lastSignInAt.getTime()) / 86_400_000),
    );
    expect(new Set(days).size).toBeGreaterThan(4);
  });
});
