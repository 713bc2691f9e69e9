import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The operating-system user that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const UNPRIVILEGED: Account = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL does not run as root, so root uses the owner of the data, otherwise `nobody`. `null`: the user of this
 * process.
 */
export async function accountFor(clusterHome: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(clusterHome).catch(() => null);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : UNPRIVILEGED;
}

/** Whether `account` can reach `directory`. */
export async function isTraversableBy(account: Account, directory: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(directory);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if (!(mode & bit)) return false;
  const parent = dirname(directory);
  return parent === directory || isTraversableBy(account, parent);
}

/** For root, whose own folders PostgreSQL may not be able to reach. */
export const SHARED_FOLDER = '/var/lib/wattle-and-fern';
