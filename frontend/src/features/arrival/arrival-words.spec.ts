import { describe, expect, it } from '@jest/globals';
import { clockWords, feeWords, mayStillTravel, openCheckIn, timeLeft } from './arrival-words';

const MINUTE_MS = 60_000;

describe('Words of the arrival plan', () => {
  it('name times as they are written, in no time zone', () => {
    expect(clockWords('2027-02-01T00:05')).toBe('12:05 am');
    expect(clockWords('2027-02-01T12:30')).toBe('12:30 pm');
  });

  it('say a fee in whole cents', () => {
    expect(feeWords(132.3, 'australia')).toBe('A$132.30');
    expect(feeWords(105, 'newzealand')).toBe('NZ$105');
  });

  it('count down by days, then hours, then minutes, and not past the landing', () => {
    expect(timeLeft(9 * 1440 * MINUTE_MS + 1)).toBe('9 days');
    expect(timeLeft(26 * 60 * MINUTE_MS)).toBe('1 day 2 h');
    expect(timeLeft(48 * 60 * MINUTE_MS)).toBe('2 days');
    expect(timeLeft(130 * MINUTE_MS)).toBe('2 h 10 min');
    expect(timeLeft(30_000)).toBe('1 min');
    expect(timeLeft(0)).toBeNull();
  });

  it('offer the latest unanswered check-in', () => {
    const one = (day: 1 | 3 | 7, isDue: boolean, answer: 'good' | null) => ({
      ...{ day, isDue, answer },
      ...{ dueOn: '2027-02-01', supportRequestId: null },
    });
    expect(openCheckIn({ checkIns: [one(1, true, null), one(3, true, null), one(7, false, null)] })?.day).toBe(3);
    expect(openCheckIn({ checkIns: [one(1, true, 'good'), one(3, false, null)] })).toBeUndefined();
    expect(openCheckIn({ checkIns: [one(1, true, null), one(3, true, 'good')] })).toBeUndefined();
  });

  it('ask for a flight until two weeks after the first day, and not once the placement is over', () => {
    const startsOn = '2026-09-17';
    const journey = 'first' as const;
    expect(mayStillTravel({ journey, isOver: false, startsOn, today: '2026-08-01' })).toBe(true);
    expect(mayStillTravel({ journey, isOver: false, startsOn, today: '2026-10-01' })).toBe(true);
    expect(mayStillTravel({ journey, isOver: false, startsOn, today: '2026-10-02' })).toBe(false);
    expect(mayStillTravel({ journey: 'continuation', isOver: false, startsOn, today: '2026-09-20' })).toBe(false);
    expect(mayStillTravel({ journey, isOver: true, startsOn, today: '2026-09-20' })).toBe(false);
  });
});
