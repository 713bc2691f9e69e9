import { describe, expect, it } from '@jest/globals';
import { postDay } from './post-day';

describe('the day of a post', () => {
  it('is the day at the kitchen table, whoever reads it and wherever it is drawn', () => {
    expect(postDay('2026-11-11T21:00:00.000Z')).toBe('12 November 2026');
    expect(postDay('2026-11-12T09:00:00.000Z')).toBe('12 November 2026');
  });
});
