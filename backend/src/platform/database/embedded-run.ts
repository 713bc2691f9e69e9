import { spawn } from 'node:child_process';
import { parse } from 'node:path';
import type { Account } from './embedded-account.js';

/** PGDATA, PGPORT and similar variables of the user must not reach our server. */
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
});

/** Runs one of PostgreSQL's programs as `account`. Rejects with its stderr if it could not be run or failed. */
export async function runAs(account: Account | null, program: string, args: string[]): Promise<void> {
  await new Promise<void>((done, failed) => {
    const child = spawn(program, args, {
      ...account,
      // The account may not have access to the current directory.
      cwd: account ? parse(process.cwd()).root : undefined,
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.once('error', failed);
    // Not "close": a server started here may keep the pipe open.
    child.once('exit', (code, signal) => {
      child.stderr.destroy();
      if (code === 0) done();
      else failed(new Error(`${program} ended with ${signal ?? code}: ${complaint.trim()}`));
    });
  });
}
