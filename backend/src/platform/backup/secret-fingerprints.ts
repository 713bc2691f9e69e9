import { createHmac } from 'node:crypto';
import type { Secrets } from '../config/index.js';
import type { Manifest } from './manifest.js';

/** The secrets have at least 32 characters that no one chose, so a hash of one does not lead back to it. */
const fingerprint = (secret: string) => createHmac('sha256', secret).update('wattle-and-fern backup').digest('hex');

/** Of the secrets without which the data is of no use. Changing `jwtSecret` ends access tokens, and nothing else. */
export const fingerprintsOf = ({ passwordPepper, mfaEncryptionKey }: Secrets): Manifest['secrets'] => ({
  passwordPepper: fingerprint(passwordPepper),
  mfaEncryptionKey: fingerprint(mfaEncryptionKey),
});
