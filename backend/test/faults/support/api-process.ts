import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.js';

const LOOK_EVERY_MS = 50;
/** On a machine that runs other tests beside this one, an API may need many times as long as usual to start. */
const PATIENCE_MS = 60_000;

/** An API process that is killed and started again, always at the same address. */
export class ApiProcess {
  private child: ChildProcess | undefined;
  private wanted = false;
  /** How often it ended without having been killed by us. */
  crashes: string[] = [];
  private errors = '';

  private constructor(
    private readonly program: string,
    private readonly env: Record<string, string>,
    readonly url: string,
  ) {}

  /** Starts it and waits until it answers. */
  static async start(program: string, env: Record<string, string>): Promise<ApiProcess> {
    const port = await freePort();
    const api = new ApiProcess(program, { ...env, API_PORT: String(port) }, `http://127.0.0.1:${port}`);
    api.wanted = true;
    api.launch();
    try {
      await api.answering();
      return api;
    } catch (error) {
      await api.stop();
      throw error;
    }
  }

  /** SIGKILL: nothing is said, nothing is saved. It is started again right away, as a supervisor would. */
  async killAndRestart(): Promise<void> {
    await this.kill();
  }

  async stop(): Promise<void> {
    this.wanted = false;
    await this.kill();
  }

  private async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Waits until it is ready for requests. */
  async answering(): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await fetch(`${this.url}/health/ready`).catch(() => null))?.ok) {
      if (performance.now() > end) throw new Error(`The API did not start. It said: ${this.errors}`);
      await pause(LOOK_EVERY_MS);
    }
  }

  private launch(): void {
    const child = spawn(process.execPath, ['--enable-source-maps', this.program], {
      env: { PATH: process.env['PATH'] ?? '', ...this.env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr?.on('data', (chunk: Buffer) => (this.errors = (this.errors + chunk.toString()).slice(-4_000)));
    child.once('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') this.crashes.push(this.errors);
      if (this.wanted) this.launch();
    });
    this.child = child;
  }
}
