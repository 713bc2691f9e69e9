import { createECDH } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
 * Generated keys of an installation without its own: created once in `DATA_DIR/vapid.json`, readable by its owner
 * only. New keys would silence every subscribed device.
 */
export function keptVapidKeys(dataDir: string): VapidKeys {
  const file = join(dataDir, 'vapid.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const keys = newKeys();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600, flag: 'wx' });
  return keys;
}
