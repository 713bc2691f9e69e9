import { describe, expect, it } from '@jest/globals';
import { timeInWords } from './time';

describe('A time in words', () => {
  it.each([
    ['00:05', '12:05 am'],
    ['07:30', '7:30 am'],
    ['12:00', '12:00 pm'],
    ['19:30', '7:30 pm'],
    ['24:00', 'midnight'],
    ['', ''],
  ])('%s is %s', (time, words) => expect(timeInWords(time)).toBe(words));
});
