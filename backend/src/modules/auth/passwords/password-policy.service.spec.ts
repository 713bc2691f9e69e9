import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../platform/errors/index.js';
import type { Settings } from '../../../platform/config/index.js';
import { messages } from '../texts.js';
import { PasswordPolicyService } from './password-policy.service.js';

const policy = new PasswordPolicyService({ productName: 'Wattle & Fern' } as Settings);
const lena = { email: 'lena.hoffmann@example.com', username: 'lena_h.98' };

const problem = (password: string, person = lena): string | null => {
  try {
    policy.assertAllowed(password, person, 'password');
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'validation_failed')
      return error.fields?.['password']?.[0] ?? '';
    throw error;
  }
};

describe('PasswordPolicy', () => {
  it.each([
    'quiet harbour lantern',
    'zvukfwgmpqhtarlcybnd',
    'ŵîñdmïll över the bày',
    'ひつじがのはらでねむっている',
    'x9Kfq2Lmv7Rw',
    '7 otters juggle plums',
  ])('accepts %s: no demand but length and not being known (v5.0.0-6.2.5)', (password) => {
    expect(problem(password)).toBeNull();
  });

  it('counts characters as people do, after normalising (v5.0.0-6.2.1, 6.2.9)', () => {
    expect(problem('kq7 zp2 vx9')).toBe(messages.password.tooShort);
    expect(problem('kq7 zp2 vx9w')).toBeNull();
    expect(problem('🦘🐨🦜🌿🪃🦈🐊🦆🐚🌊🏄')).toBe(messages.password.tooShort);
    expect(problem('🦘🐨🦜🌿🪃🦈🐊🦆🐚🌊🏄🥥')).toBeNull();
    const long = 'the tide brings a different shell home every single night '.repeat(3);
    expect(problem(long.slice(0, 128))).toBeNull();
    expect(problem(long.slice(0, 129))).toBe(messages.password.tooLong);
  });

  it.each([
    'password1234',
    'Password123!',
    'P@ssw0rd1234',
    'passwordpassword1',
    'qwertyuiop123',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'iloveyou1234',
    'iloveyouforever',
    'princess1994!!',
    'michaeljordan23',
    'liverpool2020',
    'letmein123456',
    'abc123456789',
    '123456789abc',
    'zaq12wsxcde3',
    'welcome2024!',
    'sunshine12345',
    'football12345',
    'superman12345',
    'administrator',
    'Administrator1!',
    'changeme1234',
    'trustno1trustno1',
    'monkey123456',
    'dragon123456',
    'azertyuiop123',
    'passwort12345',
    'motdepasse123',
    'contraseña123',
    'schokolade123',
    'asdfghjkl123',
    'correcthorsebatterystaple',
    'charlie12345',
    'computer1234',
    '987654321abc',
    'harrypotter1',
    'butterfly123',
    'jesuschrist1',
    'chocolate123',
  ])('refuses %s, which is at the top of password lists (v5.0.0-6.2.4, 6.2.12)', (password) => {
    expect(problem(password)).toBe(messages.password.common);
  });

  it.each(['aaaaaaaaaaaa', 'abcabcabcabc', 'ababababababab', '111122223333', 'wxyzwxyzwxyz'])(
    'refuses %s, which repeats itself',
    (password) => {
      expect(problem(password)).toBe(messages.password.repetitive);
    },
  );

  it.each([
    'lena.hoffmann98',
    'hoffmann-lena!',
    'wattleandfern1',
    'Wattle & Fern 7',
    'queenstown-07x',
    'tauranga-tauranga-5',
    'lena.hoffmann@example.com',
  ])('refuses %s, which is easy to guess for this person (v5.0.0-6.2.11)', (password) => {
    expect(problem(password)).toBe(messages.password.personal);
  });

  it('accepts the same words as part of a longer password', () => {
    expect(problem('hoffmann grows turnips badly')).toBeNull();
    expect(problem('we walked around tauranga barefoot')).toBeNull();
  });
});
