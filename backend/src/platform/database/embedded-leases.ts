import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processIdentity } from './embedded-postmaster.js';

/**
 * The users of the server: one file per process, so that a command line tool does not stop the database of a running
 * API.
 */
export class Lease {
  private constructor(
    private readonly folder: string,
    private readonly file: string,
  ) {}

  static async take(home: string): Promise<Lease> {
    const folder = join(home, 'leases');
    await mkdir(folder, { recursive: true });
    const file = `${process.pid}-${performance.now().toString(36)}`;
    await writeFile(join(folder, file), processIdentity(process.pid) ?? '');
    return new Lease(folder, file);
  }

  /** Gives the lease up. True if no other running process holds one. */
  async release(): Promise<boolean> {
    await rm(join(this.folder, this.file), { force: true });
    for (const file of await readdir(this.folder)) {
      const holder = await readFile(join(this.folder, file), 'utf8').catch(() => null);
      if (holder === null) continue;
      if (processIdentity(Number.parseInt(file, 10)) === holder) return false;
      await rm(join(this.folder, file), { force: true });
    }
    return true;
  }
}
