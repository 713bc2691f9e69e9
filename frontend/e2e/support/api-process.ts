import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the product that is tested keeps its data; the launcher's own default when no one says. */
const DATA_DIR = resolve(import.meta.dirname, '../../..', process.env['DATA_DIR'] || '.data');

/** Ends the api process, which the launcher starts again: with SIGTERM in order, with SIGKILL without a word. */
export function endApi(signal: 'SIGTERM' | 'SIGKILL'): void {
  const { pid } = JSON.parse(readFileSync(join(DATA_DIR, 'run', 'api.json'), 'utf8')) as { pid: number };
  process.kill(pid, signal);
}
