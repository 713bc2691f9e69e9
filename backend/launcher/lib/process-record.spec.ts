import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProcessRecord } from './process-record.mjs';

let folder: string;
let record: ProcessRecord;
let child: ChildProcess;

/** A process that says "ready" once it listens to signals. */
async function begin(onTerm: string): Promise<number> {
  const program = `process.on('SIGTERM', () => { ${onTerm} }); setInterval(() => {}, 1000); console.log('ready');`;
  child = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((ready) => child.stdout?.once('data', ready));
  return child.pid ?? 0;
}
const ended = () =>
  new Promise<NodeJS.Signals | number | null>((done) => child.once('exit', (code, signal) => done(signal ?? code)));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process record '));
  record = new ProcessRecord(join(folder, 'run', 'api.json'));
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('A note of a process', () => {
  it('finds the process again and ends it in order', async () => {
    const pid = await begin('process.exit(3)');
    record.write(pid, 'http://localhost:3000');
    expect(new ProcessRecord(record.file).living()).toBe(pid);
    expect(record.read().address).toBe('http://localhost:3000');
    const end = ended();
    await record.end(10_000);
    expect(await end).toBe(3);
    expect(record.living()).toBeNull();
  });

  it('kills a process that does not end when asked', async () => {
    record.write(await begin(''));
    const end = ended();
    await record.end(50);
    expect(await end).toBe('SIGKILL');
  });

  it('does not end another process that has the same id now', async () => {
    record.write(await begin('process.exit(0)'));
    const note = JSON.parse(readFileSync(record.file, 'utf8')) as object;
    writeFileSync(record.file, JSON.stringify({ ...note, identity: '1 another program' }));
    expect(record.living()).toBeNull();
    await record.end(50);
    expect(child.exitCode).toBeNull();
    expect(child.signalCode).toBeNull();
  });

  it('finds no process when it is missing or incomplete', () => {
    expect(record.living()).toBeNull();
    record.write(process.pid);
    writeFileSync(record.file, '{"pid": 1');
    expect(record.living()).toBeNull();
  });
});
