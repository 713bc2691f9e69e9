import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/index.js';

const KEY_BYTES = 32;

/** One key for each purpose, derived from the installation's secrets, so that nothing made for one fits another. */
@Injectable()
export class AuthKeysService {
  readonly accessTokens: KeyObject;
  readonly refreshTokens: KeyObject;
  readonly knownDevices: KeyObject;
  readonly passwordPepper: KeyObject;
  readonly recoveryCodes: KeyObject;
  readonly mfaSecrets: KeyObject;
  readonly passkeyChallenges: KeyObject;

  constructor({ secrets }: Settings) {
    this.accessTokens = derived(secrets.jwtSecret, 'access tokens');
    this.refreshTokens = derived(secrets.jwtSecret, 'refresh tokens');
    this.knownDevices = derived(secrets.jwtSecret, 'known devices');
    this.passkeyChallenges = derived(secrets.jwtSecret, 'passkey challenges');
    this.passwordPepper = derived(secrets.passwordPepper, 'passwords');
    this.recoveryCodes = derived(secrets.passwordPepper, 'recovery codes');
    this.mfaSecrets = derived(secrets.mfaEncryptionKey, 'authenticator secrets');
  }
}

function derived(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'wattle-and-fern', purpose, KEY_BYTES)));
}

/** HMAC-SHA-256 over the parts, which can't run into each other: each is preceded by its length. */
export function keyedHash(key: KeyObject, ...parts: (string | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(part);
    hmac.update(`${bytes.length}:`).update(bytes);
  }
  return hmac.digest();
}
