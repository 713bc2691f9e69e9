import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { accountFor, isTraversableBy, SHARED_FOLDER, type Account } from './embedded-account.js';
import { exists, locateBinaries, type Binaries } from './embedded-binaries.js';
import { runAs } from './embedded-run.js';

/** A data directory with everything to run it. */
export interface Cluster {
  /** Contains `data`, `password`, `server.log` and `leases`; moved and backed up as a whole. */
  home: string;
  data: string;
  log: string;
  password: string;
  account: Account | null;
  binaries: Binaries;
}

export const SUPERUSER = 'postgres';
const newPassword = () => randomBytes(24).toString('base64url');
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Fills a temporary folder and renames it at the end, so that a killed start leaves no partial cluster. */
async function create(home: string, account: Account | null, binaries: Binaries, durable: boolean): Promise<void> {
  const unfinished = await mkdtemp(`${home}-`);
  const password = join(unfinished, 'password');
  await writeFile(password, newPassword(), { mode: 0o600 });
  if (account) for (const path of [unfinished, password]) await chown(path, account.uid, account.gid);
  await runAs(account, binaries.initdb, [
    `--pgdata=${join(unfinished, 'data')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=und',
    ...(durable ? [] : ['--no-sync']),
  ]);
  if (account) await chown(password, 0, 0);
  await rename(unfinished, home).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    // Another process was faster; its cluster is equivalent.
    if (!(await exists(join(home, 'data')))) throw error;
  });
}

/** The location of a new cluster: the data directory, or a location that `nobody` can reach, with a link. */
async function locationFor(link: string, account: Account | null, log: (message: string) => void): Promise<string> {
  if (!account || (await isTraversableBy(account, dirname(link)))) return link;
  await mkdir(SHARED_FOLDER, { recursive: true });
  await chmod(SHARED_FOLDER, 0o755);
  const home = join(SHARED_FOLDER, randomBytes(6).toString('hex'));
  log(
    `PostgreSQL does not run as root and cannot read ${dirname(link)}, so its data is in ${home}, with a link to it.`,
  );
  return home;
}

/** The folder of the existing cluster; null without one. */
async function findHome(link: string): Promise<string | null> {
  try {
    const home = await realpath(link);
    await access(join(home, 'data'));
    return home;
  } catch (cause) {
    if (!isMissing(cause))
      throw new Error(`${link} belongs to another user: start as that user, or set DATA_DIR.`, { cause });
    const target = await readlink(link).catch(() => null);
    if (!target) return null;
    throw new Error(
      `The database should be in ${target}, but it is not there. Put it back, or remove ${link} to start with an empty one.`,
      { cause },
    );
  }
}

async function makeHome(
  link: string,
  account: Account | null,
  binaries: Binaries,
  options: ClusterOptions,
): Promise<string> {
  const home = await locationFor(link, account, options.log);
  options.log(`Creating a new PostgreSQL database in ${home}`);
  await create(home, account, binaries, options.durable);
  if (home !== link)
    await symlink(home, link).catch(async (error: unknown) => {
      await rm(home, { recursive: true });
      if (!(await exists(join(link, 'data')))) throw error;
    });
  return realpath(link);
}

interface ClusterOptions {
  dataDir: string;
  durable: boolean;
  log: (message: string) => void;
}

/** The cluster of a data directory, created on first use. */
export async function ensureCluster(options: ClusterOptions): Promise<Cluster> {
  await mkdir(options.dataDir, { recursive: true });
  const link = join(await realpath(options.dataDir), 'postgres');
  const account = await accountFor(link);
  const binaries = await locateBinaries(account);
  const home = (await findHome(link)) ?? (await makeHome(link, account, binaries, options));
  const password = await readFile(join(home, 'password'), 'utf8');
  return { home, data: join(home, 'data'), log: join(home, 'server.log'), password, account, binaries };
}
