import { describe, expect, it } from '@jest/globals';
import { toConsent } from './consent';

const chosenAt = '2026-11-20T10:00:00.000Z';
const later = (days: number) => Date.parse(chosenAt) + days * 24 * 60 * 60 * 1000;

describe('A stored choice about cookies', () => {
  it('allows what was allowed and nothing else', () => {
    const stored = JSON.stringify({ allowed: { analytics: true, somethingNew: true }, chosenAt });
    expect(toConsent(stored, later(1))).toEqual({ analytics: true, sessionRecording: false });
  });
  it('is asked for again after a year', () => {
    const stored = JSON.stringify({ allowed: { analytics: true }, chosenAt });
    expect(toConsent(stored, later(364))).not.toBeNull();
    expect(toConsent(stored, later(366))).toBeNull();
  });
  it('is null if the stored value is not a choice', () => {
    for (const stored of [null, '', 'yes', '{}', '{"allowed":null,"chosenAt":"today"}'])
      expect(toConsent(stored, later(0))).toBeNull();
  });
});
