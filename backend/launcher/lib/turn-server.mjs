import { installWithApt } from './apt.mjs';
import { run } from './run.mjs';

/** Brings coturn for the tests of the relay. Where it cannot be had, those tests say so and are skipped. */
export async function ensureTurnServer() {
  const program = process.env['TURNSERVER_PATH'] ?? 'turnserver';
  // It answers `--version` with its version and with a code that differs between releases.
  if ((await run(program, ['--version'])).code !== 127) return;
  await installWithApt('coturn', ['coturn']);
}
