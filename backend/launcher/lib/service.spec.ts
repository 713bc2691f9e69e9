import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './places.mjs';
import { API_FLAGS, readable, Service } from './service.mjs';

const SERVICE = fileURLToPath(new URL('./service.mjs', import.meta.url));

/** Ends as the API does: in order, when its launcher is gone. */
const PROGRAM = `
  import { writeFileSync } from 'node:fs';
  console.log('it runs');
  process.once('disconnect', () => {
    // No one reads this any more, and it must not stop the end.
    process.stdout.on('error', () => undefined);
    console.log('it ends');
    writeFileSync(new URL('ended', import.meta.url), '');
    process.exit();
  });`;

describe('A process of the launcher', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'launcher-'));
    writeFileSync(join(folder, 'program.mjs'), PROGRAM);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const until = async (happened: () => boolean) => {
    while (!happened()) await pause(20);
  };

  it('runs with the flags that its image has', () => {
    const image = readFileSync(join(ROOT, 'docker', 'Dockerfile'), 'utf8');
    expect(image).toContain(
      `CMD ${JSON.stringify(['node', ...API_FLAGS, 'backend/dist/bundle/main.js']).replaceAll(',', ', ')}`,
    );
  });

  it('reports in plain text why it could not start, although its log is JSON', () => {
    const fatal = { level: 'fatal', err: { message: 'These settings are wrong:\n  API_PORT: must be a number' } };
    expect(readable(`${JSON.stringify(fatal)}\n{"level":"info","msg":"started"}\nno JSON at all\n`)).toBe(
      'These settings are wrong:\n  API_PORT: must be a number\nstarted\nno JSON at all\n',
    );
  });

  it('is tried again if the machine could not start it', async () => {
    let tries = 0;
    class WithoutRoom extends Service {
      override spawn() {
        tries += 1;
        return tries === 1 ? spawn(join(folder, 'missing')) : super.spawn();
      }
    }
    const options = { name: 'api', folder: relative(ROOT, folder), script: 'program.mjs', readyAt: '', env: {} };
    const service = new WithoutRoom({ ...options, dataDir: folder, showLog: false });
    service.wasReady = true;
    service.launch();
    await until(() => service.lastWords.includes('it runs'));
    await service.stop(1_000);
    expect(tries).toBe(2);
  });

  it('keeps its log, and ends in order when the launcher is killed', async () => {
    const launcher = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { Service } from ${JSON.stringify(SERVICE)};
        new Service({ name: 'api', folder: ${JSON.stringify(relative(ROOT, folder))}, script: 'program.mjs', readyAt: '',
          dataDir: ${JSON.stringify(folder)}, env: {}, showLog: false }).launch();`,
      ],
      { stdio: 'ignore', env: { PATH: process.env['PATH'] ?? '' } },
    );
    const log = join(folder, 'logs', 'api.log');
    await until(() => existsSync(log) && readFileSync(log, 'utf8').includes('it runs'));
    launcher.kill('SIGKILL');
    await until(() => existsSync(join(folder, 'ended')));
    expect(readFileSync(log, 'utf8')).toBe('it runs\n');
  });
});
