import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { describe } from 'vitest';
import { eventually } from '../../support/eventually.js';
import { createClient } from 'redis';
import { freePort } from './free-port.js';

const PROGRAM = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';

/** Whether this machine has the program; npm cannot bring it. */
export const hasRedis = () => spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0;

/** `describe` for what needs Redis: without the program it is skipped, and that is said. */
export function describeWithRedis(name: string, tests: () => void): void {
  if (!hasRedis()) process.stdout.write(`Skipped, since there is no redis-server on this machine: ${name}\n`);
  describe.skipIf(!hasRedis())(name, tests);
}

/** A Redis that remembers nothing, which can be killed and started again at the same address. */
export class RedisServer {
  private child: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.launch();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async launch(): Promise<void> {
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn(PROGRAM, settings, { stdio: 'ignore' });
    await eventually('Redis to answer', async () => {
      const client = createClient({ url: this.url, socket: { reconnectStrategy: false } }).on('error', () => undefined);
      const answer = await client.connect().then(
        () => client.ping(),
        () => null,
      );
      if (answer) client.destroy();
      return answer;
    });
  }

  /** SIGSTOP: it keeps its connections and answers nothing. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async terminate(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
