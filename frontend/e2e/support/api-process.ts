import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The data directory of the product under test; the launcher's default unless set. */
const DATA_DIR = resolve(import.meta.dirname, '../../..', process.env['DATA_DIR'] || '.data');

/** Ends the API process, which the launcher restarts: SIGTERM shuts it down cleanly, SIGKILL at once. */
export function endApi(signal: 'SIGTERM' | 'SIGKILL'): void {
  const { pid } = JSON.parse(readFileSync(join(DATA_DIR, 'run', 'api.json'), 'utf8')) as { pid: number };
  process.kill(pid, signal);
}
