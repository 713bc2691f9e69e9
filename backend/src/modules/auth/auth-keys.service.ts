import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/index.js';

const KEY_BYTES = 32;

/**
 * Derives one key for each purpose from the installation's secrets, so that a token for one purpose is not valid for
 * another.
 */
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

/** HMAC-SHA-256 over the parts. Each is preceded by its length, so that they cannot run into each other. */
export function keyedHash(key: KeyObject, ...parts: (string | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(part);
    hmac.update(`${bytes.length}:`).update(bytes);
  }
  return hmac.digest();
}
