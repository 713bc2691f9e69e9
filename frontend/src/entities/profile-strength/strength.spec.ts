import { describe, expect, it } from '@jest/globals';
import { strengthOf } from './strength';

const missing = (...fields: string[]) => fields.map((field) => ({ field, label: field }));

describe('The strength of a profile', () => {
  it('names first what the profile needs before it can be shown', () => {
    expect(strengthOf({ percent: 20, missing: missing('familyName', 'location', 'aboutUs', 'photos') })).toEqual({
      level: 'begun',
      isNeeded: true,
      next: [
        { field: 'familyName', words: 'your family name' },
        { field: 'location', words: 'where you live' },
      ],
    });
    expect(strengthOf({ percent: 80, missing: missing('photos', 'startDate') })).toEqual({
      level: 'almost',
      isNeeded: true,
      next: [{ field: 'startDate', words: 'your start date' }],
    });
  });

  it('then names what helps most, whatever the order of the form', () => {
    expect(strengthOf({ percent: 75, missing: missing('smokes', 'daysOff', 'photos') })).toEqual({
      level: 'good',
      isNeeded: false,
      next: [
        { field: 'photos', words: 'photos' },
        { field: 'daysOff', words: 'your days off' },
      ],
    });
    expect(strengthOf({ percent: 95, missing: missing('swims') })?.level).toBe('veryGood');
  });

  it('says nothing of a profile with nothing to add, and names a field of which it has no words by its label', () => {
    expect(strengthOf({ percent: 100, missing: [] })).toBeNull();
    expect(strengthOf({ percent: 95, missing: [{ field: 'new', label: 'New' }] })?.next).toEqual([
      { field: 'new', words: 'New' },
    ]);
  });
});
