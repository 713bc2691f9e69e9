import { describe, expect, it } from '@jest/globals';
import { identifiersOf, patternOf, withoutWords } from './scrubbing.js';

const person = {
  email: 'lena@example.com',
  emailVerified: true,
  username: 'lena-h',
  phoneNumber: '+49 170 5550199',
  names: ['Lena', 'Hoffmann', null],
};

describe('What somebody can be recognised by', () => {
  it('is looked for everywhere only where nobody else can have it', () => {
    expect(identifiersOf(person)).toEqual({
      unique: ['lena@example.com'],
      names: ['+49 170 5550199', 'Lena Hoffmann', 'Hoffmann', 'lena-h', 'Lena'],
    });
    const unproven = identifiersOf({ ...person, emailVerified: false, phoneNumber: null });
    expect(unproven).toEqual({
      unique: [],
      names: ['lena@example.com', 'Lena Hoffmann', 'Hoffmann', 'lena-h', 'Lena'],
    });
  });

  it('is looked for literally, and as JSON writes it', () => {
    expect(patternOf(['a.b+c'])).toBe('(?<![[:alnum:]])(?:a\\.b\\+c)(?![[:alnum:]])');
    expect(patternOf(['O"Neil'], true)).toContain('O\\\\"Neil');
    expect(patternOf([])).toBeNull();
  });

  it('goes from the values of JSON, and leaves its fields alone', () => {
    const value = { note: 'Note for Lena: ask LENA, not Lenara', names: ['Lena'], kept: 3 };
    expect(withoutWords(value, ['Lena', 'Note'], 'somebody')).toEqual({
      note: 'somebody for somebody: ask somebody, not Lenara',
      names: ['somebody'],
      kept: 3,
    });
  });
});
