import { describe, expect, it } from 'vitest';
import { turnCredentials } from './call-setup.service.js';

const NOW = new Date('2026-11-22T09:00:00.900Z');
const SECRET = 'north';
const MINUTE_MS = 60_000;

describe('Credentials for the relay', () => {
  it('are the expiry and the person, signed as coturn reckons it', () => {
    expect(turnCredentials(SECRET, 'lena', 30 * MINUTE_MS, NOW)).toEqual({
      username: '1795339800:lena',
      // printf 1795339800:lena | openssl dgst -sha1 -hmac north -binary | base64
      credential: 'LQtuqkt/5tOjCcji1HCd5tdeJNQ=',
      expiresAt: new Date('2026-11-22T09:30:00.000Z'),
    });
  });

  it('last an hour at most, and are over at once where the room has closed', () => {
    expect(turnCredentials(SECRET, 'lena', 100 * MINUTE_MS, NOW).expiresAt).toEqual(new Date('2026-11-22T10:00:00Z'));
    expect(turnCredentials(SECRET, 'lena', -MINUTE_MS, NOW).expiresAt).toEqual(new Date('2026-11-22T09:00:00Z'));
  });
});
