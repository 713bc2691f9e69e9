import { describe, expect, it } from '@jest/globals';
import { postDay } from './post-day';

describe('the day of a post', () => {
  it('is the same day for every reader and in every place where it is shown', () => {
    expect(postDay('2026-11-11T21:00:00.000Z')).toBe('12 November 2026');
    expect(postDay('2026-11-12T09:00:00.000Z')).toBe('12 November 2026');
  });
});
