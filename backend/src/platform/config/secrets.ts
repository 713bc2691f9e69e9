import { createECDH, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  jwtSecret: string;
  passwordPepper: string;
  mfaEncryptionKey: string;
}

const newSecret = () => randomBytes(48).toString('base64url');

/**
 * Secrets of an installation without its own, from `DATA_DIR/secrets.json`. An installation with its own database must
 * provide them (see environment.ts).
 */
export const generatedSecrets = (dataDir: string): Secrets =>
  readOrGenerate(dataDir, 'secrets.json', () => ({
    jwtSecret: newSecret(),
    passwordPepper: newSecret(),
    mfaEncryptionKey: newSecret(),
  }));

/** Identifies this installation to push services (RFC 8292). Both base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

function newKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  const privateKey = Buffer.alloc(32);
  const bytes = curve.getPrivateKey();
  // Node omits leading zeros.
  bytes.copy(privateKey, 32 - bytes.length);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}

/**
 * Keys of an installation without its own, from `DATA_DIR/vapid.json`. With new keys, subscribed devices would no longer
 * get notifications.
 */
export const generatedVapidKeys = (dataDir: string): VapidKeys => readOrGenerate(dataDir, 'vapid.json', newKeys);

/** The JSON of a file in `dataDir`. The first start generates it, readable by its owner only. */
function readOrGenerate<Content>(dataDir: string, name: string, generate: () => Content): Content {
  const file = join(dataDir, name);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const content = generate();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(content, null, 2), { mode: 0o600, flag: 'wx' });
  return content;
}
