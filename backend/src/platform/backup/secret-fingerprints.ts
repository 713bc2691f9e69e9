import { createHmac } from 'node:crypto';
import type { Secrets } from '../config/index.js';
import type { Manifest } from './manifest.js';

/** Secrets are random and have at least 32 characters, so their hash does not reveal them. */
const fingerprint = (secret: string) => createHmac('sha256', secret).update('wattle-and-fern backup').digest('hex');

/** Fingerprints of the secrets that the data depends on. Changing `jwtSecret` only ends access tokens. */
export const fingerprintsOf = ({ passwordPepper, mfaEncryptionKey }: Secrets): Manifest['secrets'] => ({
  passwordPepper: fingerprint(passwordPepper),
  mfaEncryptionKey: fingerprint(mfaEncryptionKey),
});
