import { installWithApt } from './apt.mjs';
import { run } from './run.mjs';

/** Installs coturn for the relay tests. Without it, those tests are skipped with a message. */
export async function ensureTurnServer() {
  const program = process.env['TURNSERVER_PATH'] ?? 'turnserver';
  // `--version` exits with a code that differs between releases, so the code is ignored.
  if ((await run(program, ['--version'])).code !== 127) return;
  await installWithApt('coturn', ['coturn']);
}
