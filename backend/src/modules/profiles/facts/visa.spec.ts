import { describe, expect, it } from 'vitest';
import { visaKindOf } from './visa.js';

describe('A visa in a profile', () => {
  it.each([
    ['Working Holiday (417)', 'working_holiday'],
    ['subclass 462', 'working_holiday'],
    ['No working holiday visa yet', 'none'],
    ['Not yet', 'none'],
    ['I will apply in May', 'none'],
    ['Student visa', 'student'],
    ['New Zealand citizen', 'resident'],
    ['partner visa', 'other'],
    ['', null],
    [null, null],
  ])('"%s" is of kind %s', (text, kind) => {
    expect(visaKindOf(text)).toBe(kind);
  });
});
