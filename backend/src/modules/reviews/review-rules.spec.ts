import { describe, expect, it } from 'vitest';
import { opensAt, phaseOf, type Placement } from './review-rules.js';

const placement = (change: Partial<Placement> = {}): Placement => ({
  state: 'completed',
  timeZone: 'Australia/Sydney',
  startsOn: '2026-03-01',
  endsOn: '2026-09-01',
  endedOn: null,
  ...change,
});
const at = (moment: string) => new Date(moment);

describe('Whether a placement can be reviewed', () => {
  it.each([
    ['drafts and proposals are no stays', placement({ state: 'proposed' }), '2026-09-02T00:00Z', 'never'],
    ['what was agreed has yet to be lived', placement({ state: 'confirmed' }), '2026-03-20T00:00Z', 'never'],
    ['what was cancelled before never was one', placement({ state: 'cancelled' }), '2026-09-02T00:00Z', 'never'],
    ['the first days are too early', placement({ state: 'active' }), '2026-03-14T23:59Z', 'too_early'],
    ['two weeks are enough', placement({ state: 'active' }), '2026-03-15T00:00Z', 'writable'],
    ['a completed stay can be', placement(), '2026-09-02T00:00Z', 'writable'],
    [
      'an early end counts, however early',
      placement({ state: 'ended_early', endedOn: '2026-03-03' }),
      '2026-03-04T00:00Z',
      'writable',
    ],
    [
      'an early end that is still ahead does not',
      placement({ state: 'ended_early', endedOn: '2026-03-20' }),
      '2026-03-04T00:00Z',
      'too_early',
    ],
    [
      'but on its last day it does',
      placement({ state: 'ended_early', endedOn: '2026-03-05' }),
      '2026-03-04T22:00Z',
      'writable',
    ],
    ['until the reviews open', placement(), '2026-09-14T23:59:59.999Z', 'writable'],
    ['then they stay as they are', placement(), '2026-09-15T00:00Z', 'closed'],
    [
      'counted from an early end',
      placement({ state: 'ended_early', endedOn: '2026-05-01' }),
      '2026-05-15T00:00Z',
      'closed',
    ],
  ])('%s', (_why, lived, now, phase) => {
    expect(phaseOf(lived, at(now))).toBe(phase);
  });

  it('opens fourteen days after the last day, over the end of a year too', () => {
    expect(opensAt(placement({ endsOn: '2026-12-25' })).toISOString()).toBe('2027-01-08T00:00:00.000Z');
  });
});
