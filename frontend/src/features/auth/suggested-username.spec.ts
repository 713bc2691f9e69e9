import { describe, expect, it } from '@jest/globals';
import { USERNAME_PATTERN } from './auth-schemas';
import { suggestedUsername, usernameNumber } from './suggested-username';

describe('A suggested username', () => {
  it.each([
    ['ida.berg@example.org', 'ida.berg-4821'],
    [' Zoë.Müller+au@example.org', 'Zoe.Muller-4821'],
    ['.lena_@example.org', 'lena-4821'],
    ['王小明abc@example.org', 'abc-4821'],
    ['a-very-long-name-that-does-not-fit@example.org', 'a-very-long-name-that--4821'],
  ])('for %j is %j', (email, username) => {
    expect(suggestedUsername(email, 4821)).toBe(username);
    expect(username).toMatch(USERNAME_PATTERN);
  });

  it.each(['', 'i', 'id@example.org', '王小明@example.org'])('is none for %j', (email) => {
    expect(suggestedUsername(email, 4821)).toBe('');
  });

  it('ends in four digits', () => {
    for (let times = 0; times < 50; times += 1) expect(String(usernameNumber())).toMatch(/^\d{4}$/);
  });
});
