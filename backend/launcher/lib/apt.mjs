import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say } from './terminal.mjs';

/**
 * Installs Debian packages with apt when running as root; otherwise does nothing.
 * @param {string} title name shown to the user
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether apt reports them as installed
 */
export async function installWithApt(title, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`  Installing ${title} with apt`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  return (await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })).code === 0;
}
