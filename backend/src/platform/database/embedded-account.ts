import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The operating-system user that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const UNPRIVILEGED: Account = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root, so root hands it to whoever owns the data already, else to `nobody`.
 * `null`: it runs as the user of this process.
 */
export async function accountFor(clusterHome: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(clusterHome).catch(() => null);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : UNPRIVILEGED;
}

/** Whether `account` may pass through `directory` and everything above it. */
export async function isTraversableBy(account: Account, directory: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(directory);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if (!(mode & bit)) return false;
  const parent = dirname(directory);
  return parent === directory || isTraversableBy(account, parent);
}

/** Where things go that `nobody` must reach when everything around the checkout belongs to root alone. */
export const SHARED_PLACE = '/var/lib/wattle-and-fern';
