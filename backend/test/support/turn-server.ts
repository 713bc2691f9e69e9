import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../faults/support/free-port.js';
import { eventually } from './eventually.js';
import { TurnClient } from './turn-client.js';

const PROGRAM = process.env['TURNSERVER_PATH'] ?? 'turnserver';
const CONFIGURATION = fileURLToPath(new URL('../../../docker/coturn/turnserver.conf', import.meta.url));

/** Whether this machine has coturn; npm cannot bring it. */
export const hasTurnServer = () => spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).error === undefined;

/** A coturn with the configuration that the product is run with, but for its address. */
export class TurnServer {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  static async start(secret: string): Promise<TurnServer> {
    const port = await freePort();
    const own = [
      `--listening-port=${port}`,
      '--listening-ip=127.0.0.1',
      '--relay-ip=127.0.0.1',
      '--realm=relay.example',
      `--static-auth-secret=${secret}`,
      '--no-tls',
      '--no-dtls',
      '--pidfile=',
      `--db=${process.env['TEST_DATA_DIR'] ?? ''}/turn-${port}.db`,
    ];
    const child = spawn(PROGRAM, ['-c', CONFIGURATION, ...own], { stdio: 'ignore' });
    await eventually('coturn to answer', async () => {
      const client = await TurnClient.open(port);
      return client.isAnswered().finally(() => client.close());
    });
    return new TurnServer(port, child);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
