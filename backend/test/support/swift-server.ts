import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import type { S3Settings } from '../../src/platform/config/index.js';
import { S3Storage } from '../../src/platform/storage/s3.storage.js';
import { freePort } from '../faults/support/free-port.js';

/** Debian's: only it finds Debian's Swift. */
const PYTHON = process.env['SWIFT_PYTHON_PATH'] ?? '/usr/bin/python3';
const PROGRAM = fileURLToPath(new URL('run-swift.py', import.meta.url));

/** Whether this machine has OpenStack Swift; npm cannot bring it. */
export const hasSwift = () => spawnSync(PYTHON, ['-c', 'import swift.proxy.server'], { stdio: 'ignore' }).status === 0;

/** `describe` for what needs an S3 server: without the program it is skipped, and that is said. */
export function describeWithSwift(name: string, tests: () => void): void {
  if (!hasSwift()) process.stdout.write(`Skipped, since there is no python3-swift on this machine: ${name}\n`);
  describe.skipIf(!hasSwift())(name, tests);
}

/** OpenStack Swift with its S3 API and an empty bucket, or none. */
export class SwiftServer {
  private constructor(
    readonly settings: S3Settings,
    private readonly child: ChildProcess,
  ) {}

  static async start({ withBucket = true } = {}): Promise<SwiftServer> {
    const port = await freePort();
    const folder = join(process.env['TEST_DATA_DIR'] ?? '', `swift-${randomUUID()}`);
    mkdirSync(folder);
    const keys = { accessKeyId: 'files:app', secretAccessKey: 'a-secret-only-for-tests' };
    const child = spawn(PYTHON, [PROGRAM, folder, String(port), keys.accessKeyId, keys.secretAccessKey], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ready = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)]);
    if (!ready) throw new Error('Swift did not start');
    const endpoint = `http://127.0.0.1:${port}`;
    const settings = { endpoint, region: 'us-east-1', bucket: 'files', pathStyle: true, ...keys };
    if (withBucket) await new S3Storage(settings).ensureBucket();
    return new SwiftServer(settings, child);
  }

  /** The settings of an API process that stores its files here. */
  get env(): Record<string, string> {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = this.settings;
    return {
      S3_ENDPOINT: endpoint ?? '',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}
