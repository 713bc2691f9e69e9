import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApi } from '../../faults/support/api-build.js';
import { freePort } from '../../faults/support/free-port.js';
import type { TestApp } from '../../support/test-app.js';

const FRONTEND = fileURLToPath(new URL('../../../../frontend/', import.meta.url));
const WEB = join(FRONTEND, 'dist', 'server', 'index.js');
const PATIENCE_MS = 120_000;

interface LogLine {
  level?: string | number;
  [field: string]: unknown;
}

/** A process of the product, with everything that it writes. */
class LoggedProcess {
  private child: ChildProcess | undefined;
  private readonly parts: Buffer[] = [];
  /** How it ended without being stopped; null while it runs. */
  ended: string | null = null;

  constructor(
    private readonly program: string,
    private readonly env: Record<string, string>,
    readonly url: string,
    private readonly cwd?: string,
  ) {}

  async start(readyPath: string): Promise<this> {
    const child = spawn(process.execPath, ['--enable-source-maps', this.program], {
      env: { PATH: process.env['PATH'] ?? '', ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(this.cwd && { cwd: this.cwd }),
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => this.parts.push(part));
    child.once('exit', (code, signal) => (this.ended = `exited with ${signal ?? code}`));
    const end = performance.now() + PATIENCE_MS;
    while (!(await fetch(this.url + readyPath).catch(() => null))?.ok) {
      if (this.ended || performance.now() > end) throw new Error(`It did not start. It wrote: ${this.text}`);
      await pause(50);
    }
    return this;
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  get text(): string {
    return Buffer.concat(this.parts).toString();
  }

  /** Lines of the log that report an error, and whatever is no line of the log. */
  get errors(): string[] {
    return this.text
      .split('\n')
      .filter(Boolean)
      .filter((line) => {
        try {
          const { level } = JSON.parse(line) as LogLine;
          return level === 'error' || level === 'fatal' || Number(level) >= 50;
        } catch {
          return true;
        }
      });
  }
}

/** The API as a process of its own on the database of a test, and the web process in front of it where it is built. */
export class Product {
  private constructor(
    readonly api: LoggedProcess,
    readonly web: LoggedProcess | null,
    private readonly removeBuild: () => void,
  ) {}

  static async start({ settings, database }: TestApp): Promise<Product> {
    const build = buildApi();
    const [apiPort, webPort] = [await freePort(), await freePort()];
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const env = { NODE_ENV: 'test', LOG_LEVEL: 'info', HOST: '127.0.0.1' };
    const api = new LoggedProcess(
      build.program('src/main.ts'),
      {
        ...env,
        API_PORT: String(apiPort),
        DATABASE_URL: database.url,
        DATA_DIR: settings.dataDir,
        PUBLIC_URL: settings.publicUrl,
        // As those of `createTestApp`, whose sessions go on here.
        JWT_SECRET: 'a-secret-that-is-only-used-in-tests-1',
        PASSWORD_PEPPER: 'a-secret-that-is-only-used-in-tests-2',
        MFA_ENCRYPTION_KEY: 'a-secret-that-is-only-used-in-tests-3',
        RATE_LIMIT_SCALE: '10000',
      },
      apiUrl,
    );
    const web = existsSync(WEB)
      ? new LoggedProcess(
          WEB,
          { ...env, PORT: String(webPort), API_URL: apiUrl, PUBLIC_URL: settings.publicUrl },
          `http://127.0.0.1:${webPort}`,
          FRONTEND,
        )
      : null;
    const product = new Product(api, web, () => build.remove());
    try {
      await api.start('/health/ready');
      await web?.start('/api/regions');
      return product;
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  get processes(): LoggedProcess[] {
    return [this.api, ...(this.web ? [this.web] : [])];
  }

  async stop(): Promise<void> {
    for (const one of this.processes) await one.stop();
    this.removeBuild();
  }
}
