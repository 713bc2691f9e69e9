import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../../support/eventually.js';
import { createClient } from 'redis';
import { freePort } from './free-port.js';

const PROGRAM = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';

/** Whether this machine has the program; npm cannot bring it. */
export const hasRedis = () => spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0;

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

  /** SIGKILL. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
