import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A folder for what processes write; without it only their last words are kept. */
const LOG = process.env['FAULT_LOG'];
const LOOK_EVERY_MS = 100;
/** On a machine that runs other tests too, a start may take many times as long as usual. */
const PATIENCE_MS = 400_000;
/** A process that was asked to end has this long; the product's own drain is shorter. */
const LONGEST_END_MS = 40_000;

interface SupervisedOptions {
  name: string;
  program: string;
  env: Record<string, string>;
  url: string;
  /** Path that answers below 500 once the process can serve. */
  readyPath: string;
  cwd?: string;
}

/** A process of the product that is ended, frozen and started again, always at the same address. */
export class SupervisedProcess {
  /** What it wrote when it ended although no one had ended it, or did not end although it was asked to. */
  readonly deviations: string[] = [];
  private child: ChildProcess | undefined;
  /** Its end is our doing. */
  private ending = false;
  private wanted = false;
  private output = '';

  constructor(private readonly options: SupervisedOptions) {}

  get name(): string {
    return this.options.name;
  }

  get url(): string {
    return this.options.url;
  }

  launch(): void {
    this.wanted = true;
    this.ending = false;
    if (LOG) mkdirSync(LOG, { recursive: true });
    const { program, env, cwd } = this.options;
    const child = spawn(process.execPath, ['--enable-source-maps', program], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(cwd && { cwd }),
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-3_000);
        if (LOG) appendFileSync(join(LOG, `faults ${this.name}.log`), chunk);
      });
    child.once('exit', (code, signal) => {
      if (this.ending || !this.wanted) return;
      this.deviations.push(`${this.name} ended unexpectedly (${signal ?? code}): ${this.output}`);
      setTimeout(() => this.wanted && this.child === child && this.launch(), 500);
    });
    this.child = child;
  }

  /** SIGKILL: nothing is said, nothing is saved. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** SIGTERM, as at a deployment: it finishes its work first. */
  async terminate(): Promise<void> {
    const stuck = setTimeout(() => {
      this.deviations.push(`${this.name} did not end after SIGTERM: ${this.output}`);
      this.child?.kill('SIGKILL');
    }, LONGEST_END_MS);
    await this.end('SIGTERM');
    clearTimeout(stuck);
  }

  /** SIGSTOP: it keeps its connections and says nothing. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    this.wanted = false;
    await this.kill();
  }

  async ready(): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await this.answers())) {
      if (performance.now() > end) throw new Error(`${this.name} did not become ready. It wrote: ${this.output}`);
      await pause(LOOK_EVERY_MS);
    }
  }

  private async answers(): Promise<boolean> {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`${this.url}${this.options.readyPath}`, { signal, redirect: 'manual' }).catch(
      () => null,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    return !!answer && answer.status < 500;
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.ending = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
