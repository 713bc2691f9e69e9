import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Start time and command line of a process. Together with the pid they distinguish it from a later process with the
 * same pid.
 * @param {number} pid
 * @returns {string | null} null when there is no such process, or this system cannot tell
 */
export function processIdentity(pid) {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** @param {number} pid */
function fromProc(pid) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [state, startedAt] = [afterName[0], afterName[19]];
    return state === 'Z' ? null : `${startedAt} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function fromPs(pid) {
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() || null : null;
}
