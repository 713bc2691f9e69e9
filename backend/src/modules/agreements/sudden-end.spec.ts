import { describe, expect, it } from 'vitest';
import { suddenEndOf } from './sudden-end.js';

const agreement = (change: Partial<Parameters<typeof suddenEndOf>[0]> = {}) => ({
  state: 'cancelled' as const,
  confirmedAt: new Date('2026-12-01T00:00:00Z'),
  startsOn: '2027-02-01',
  endedOn: null,
  timeZone: 'Australia/Sydney',
  changedAt: new Date('2027-01-20T02:00:00Z'),
  ...change,
});
const on = (day: string) => new Date(`${day}T02:00:00Z`);

describe('A sudden end', () => {
  it('is a cancellation of what both signed, less than two weeks before the first day', () => {
    expect(suddenEndOf(agreement(), on('2027-01-20'))).toBe('before');
    expect(suddenEndOf(agreement({ changedAt: on('2027-01-18') }), on('2027-01-20'))).toBeNull();
    expect(suddenEndOf(agreement({ changedAt: on('2027-01-19') }), on('2027-01-20'))).toBe('before');
    expect(suddenEndOf(agreement({ confirmedAt: null }), on('2027-01-20'))).toBeNull();
    expect(suddenEndOf(agreement({ state: 'confirmed' }), on('2027-01-20'))).toBeNull();
  });

  it('is every early end, until two weeks after its last day', () => {
    const early = agreement({ state: 'ended_early', endedOn: '2027-03-15', changedAt: on('2027-03-01') });
    expect(suddenEndOf(early, on('2027-03-01'))).toBe('after');
    expect(suddenEndOf(early, on('2027-03-29'))).toBe('after');
    expect(suddenEndOf(early, on('2027-03-30'))).toBeNull();
    expect(suddenEndOf(agreement(), on('2027-02-04'))).toBeNull();
  });
});
