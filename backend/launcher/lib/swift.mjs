import { installWithApt } from './apt.mjs';
import { run } from './run.mjs';

/**
 * Installs OpenStack Swift, an S3 server, for the file storage tests. Without it, those tests are skipped with a
 * message.
 */
export async function ensureSwift() {
  const python = process.env['SWIFT_PYTHON_PATH'] ?? '/usr/bin/python3';
  if ((await run(python, ['-c', 'import swift.proxy.server'])).code === 0) return;
  await installWithApt('OpenStack Swift', ['python3-swift']);
}
