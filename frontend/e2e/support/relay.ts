import { expect } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROGRAM = process.env['TURNSERVER_PATH'] ?? 'turnserver';
const CONFIGURATION = resolve(import.meta.dirname, '../../../docker/coturn/turnserver.conf');
const PORT = process.env['TURN_PORT'] ?? '3478';
const SECRET = 'a-secret-that-is-only-used-in-tests-4';

/** The product settings that match the relay of `startRelay`. */
export const relaySettings = { TURN_URL: `turn:127.0.0.1:${PORT}`, TURN_SECRET: SECRET };

/** Whether coturn is installed; it is not an npm package. */
export const hasRelay = () => spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).error === undefined;

/**
 * Starts coturn with the product's configuration, as behind NAT: it has a public address, and its own private one is
 * allowed. Returns a function that stops it.
 */
export async function startRelay(): Promise<() => Promise<void>> {
  const own = [
    `--listening-port=${PORT}`,
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    '--external-ip=1.2.3.4/127.0.0.1',
    '--allowed-peer-ip=127.0.0.1',
    '--allow-loopback-peers',
    '--realm=relay.example',
    `--static-auth-secret=${SECRET}`,
    '--no-tls',
    '--no-dtls',
    '--pidfile=',
    `--db=${join(process.env['DATA_DIR'] ?? tmpdir(), `turn-${PORT}.db`)}`,
  ];
  const child = spawn(PROGRAM, ['-c', CONFIGURATION, ...own], { stdio: 'ignore' });
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

const answers = () =>
  new Promise<boolean>((done) => {
    const socket = connect(Number(PORT), '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
