import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../src/platform/database/embedded-postgres.js';
import type { PostgresServer } from '../product/postgres-server.js';

/** A hot standby of a server, as `pg_basebackup` would make it, which npm does not bring. */
export class PostgresReplica {
  private constructor(private readonly server: EmbeddedPostgres) {}

  /** @param delayMs for how long it holds back each change */
  static async start(primary: PostgresServer, delayMs = 0): Promise<PostgresReplica> {
    const dataDir = join(process.env['TEST_DATA_DIR'] ?? '', `replica-${randomUUID()}`);
    const data = join(dataDir, 'postgres', 'data');
    mkdirSync(dataDir);
    const client = new pg.Client({ connectionString: primary.adminUrl });
    await client.connect();
    try {
      await client.query(`SELECT pg_backup_start('replica', true)`);
      // The log repairs files that change or vanish meanwhile.
      spawnSync('cp', ['-aL', primary.home, join(dataDir, 'postgres')]);
      for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true });
      for (const name of readdirSync(join(data, 'pg_wal')))
        rmSync(join(data, 'pg_wal', name), { recursive: true, force: true });
      rmSync(join(dataDir, 'postgres', 'leases'), { recursive: true, force: true });
      const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
      writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    } finally {
      await client.end();
    }
    writeFileSync(join(data, 'standby.signal'), '');
    const { hostname, port, username, password } = new URL(primary.adminUrl);
    const settings = [
      `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}'`,
      `recovery_min_apply_delay = ${delayMs}`,
      `wal_receiver_status_interval = 1`,
    ];
    appendFileSync(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
    // The server does not run as root, and must be able to read what root wrote.
    for (const name of ['backup_label', 'standby.signal'])
      execFileSync('chown', ['--reference', join(data, 'PG_VERSION'), join(data, name)]);
    mkdirSync(join(data, 'pg_wal', 'archive_status'));
    execFileSync('chown', ['--reference', join(data, 'PG_VERSION'), join(data, 'pg_wal', 'archive_status')]);
    return new PostgresReplica(await startEmbeddedPostgres({ dataDir, port: 0, durable: false }));
  }

  get url(): string {
    return this.server.url;
  }

  async query<Row>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.server.adminUrl });
    await client.connect();
    try {
      return (await client.query(sql)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.server.stop();
  }
}
