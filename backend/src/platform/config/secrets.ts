import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  jwtSecret: string;
  passwordPepper: string;
  mfaEncryptionKey: string;
}

const newSecret = () => randomBytes(48).toString('base64url');

/**
 * Generated secrets of an installation without its own: created once in `DATA_DIR/secrets.json`, readable by its owner
 * only. An installation with its own database must provide them (see environment.ts).
 */
export function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets: Secrets = { jwtSecret: newSecret(), passwordPepper: newSecret(), mfaEncryptionKey: newSecret() };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' });
  return secrets;
}
