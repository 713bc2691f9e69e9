import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '../../support/eventually.js';
import { freePort } from './free-port.js';

/** As long as a start may take on a busy machine. */
export const START_MS = 120_000;

/** The settings of an API process or one of its tools. */
export const apiEnvironment = (databaseUrl: string, env: Record<string, string> = {}): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_ENV: 'test',
  DEMO: '0',
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(process.env['TEST_DATA_DIR'] ?? '', randomUUID()),
  PUBLIC_URL: 'http://localhost:3000',
  HOST: '127.0.0.1',
  JWT_SECRET: 'a-secret-that-is-only-used-in-tests-1',
  PASSWORD_PEPPER: 'a-secret-that-is-only-used-in-tests-2',
  MFA_ENCRYPTION_KEY: 'a-secret-that-is-only-used-in-tests-3',
  ...env,
});

/** One API process of an installation. */
export class ApiProcess {
  output = '';

  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  static async start(program: string, databaseUrl: string, env: Record<string, string> = {}): Promise<ApiProcess> {
    const port = String(await freePort());
    const child = spawn(process.execPath, [program], {
      env: { ...apiEnvironment(databaseUrl, env), API_PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ApiProcess(child, `http://127.0.0.1:${port}`);
  }

  async answers(): Promise<boolean> {
    return fetch(`${this.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async ready(): Promise<void> {
    const look = async () => this.child.exitCode !== null || (await this.answers());
    await eventually('the process to be ready', look, START_MS);
    if (this.child.exitCode !== null) throw new Error(`It ended: ${this.output}`);
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}
