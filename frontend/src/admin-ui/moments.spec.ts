import { describe, expect, it } from '@jest/globals';
import { endOfDay, momentOf } from './moments';

describe('The clock of Admin', () => {
  it('is that of Sydney, in summer and in winter, wherever the admin sits', () => {
    expect(momentOf('2026-11-22T20:30:00Z')).toMatch(/^23 Nov 2026, 7:30\sam$/);
    expect(endOfDay('2026-11-22')).toBe('2026-11-22T12:59:00.000Z');
    expect(endOfDay('2026-07-22')).toBe('2026-07-22T13:59:00.000Z');
  });
});
