import { spawn } from 'node:child_process';
import { parse } from 'node:path';
import type { Account } from './embedded-account.js';

/** Variables such as PGDATA or PGPORT of the person's shell must not reach our own server. */
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
});

/**
 * Runs one of PostgreSQL's programs as `account` and waits for its end.
 * Rejects with what it wrote to stderr when it could not be run or did not end with 0.
 */
export async function runAs(account: Account | null, program: string, args: string[]): Promise<void> {
  await new Promise<void>((done, failed) => {
    const child = spawn(program, args, {
      ...account,
      // The current directory may be one that the account cannot enter.
      cwd: account ? parse(process.cwd()).root : undefined,
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.once('error', failed);
    // Not "close": a server that was started here may hold on to the pipe for as long as it lives.
    child.once('exit', (code, signal) => {
      child.stderr.destroy();
      if (code === 0) done();
      else failed(new Error(`${program} ended with ${signal ?? code}: ${complaint.trim()}`));
    });
  });
}
