import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/places.mjs';
import { StandbyService } from './standby-service.mjs';

/** Loads, and begins when it is told to; says in a file who has done what. */
const PROGRAM = `
  import { appendFileSync } from 'node:fs';
  const say = (what) => appendFileSync(new URL('diary', import.meta.url), what + '\\n');
  say('loads');
  process.once('message', () => say('begins'));
  process.once('SIGTERM', () => { say('ends'); process.exit(); });
  process.once('disconnect', () => process.exit());`;

describe('A process that stands by', () => {
  let folder: string;
  let service: StandbyService;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'standby-'));
    writeFileSync(join(folder, 'program.mjs'), PROGRAM);
    service = new StandbyService({
      name: 'api',
      folder: relative(ROOT, folder),
      script: 'program.mjs',
      readyAt: '',
      dataDir: folder,
      env: {},
      showLog: false,
    });
  });
  afterEach(async () => {
    await service.stop(1_000);
    rmSync(folder, { recursive: true });
  });

  const diary = () => {
    const file = join(folder, 'diary');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  };
  const until = async (...lines: string[]) => {
    while (diary().join() !== lines.join()) await pause(20);
  };

  it('starts its work when it replaces the previous process, which ends', async () => {
    service.launch();
    await until('loads', 'begins');
    service.prepare();
    await until('loads', 'begins', 'loads');
    const before = service.child;
    await service.replace(5_000);
    expect(before?.exitCode).toBe(0);
    while (diary().length < 5) await pause(20);
    expect(diary().slice(3).sort()).toEqual(['begins', 'ends']);
    expect(service.child?.pid).not.toBe(before?.pid);
  });

  it('ends with the service, even if it never replaced another', async () => {
    service.prepare();
    await until('loads');
    const { standby } = service;
    await service.stop(1_000);
    while (standby?.signalCode === null) await pause(20);
    expect(standby?.signalCode).toBe('SIGKILL');
  });
});
