import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../src/platform/database/embedded-postgres.js';
import type { SessionDto } from '../../../src/modules/auth/sessions/session.dto.js';
import { signUpBody } from '../../support/people.js';
import { buildApi, type ApiBuild } from './api-build.js';
import { ApiProcess } from './api-process.js';
import type { DeviceOptions } from './device.js';
import type { Entry } from './history.js';

interface InstallationOptions {
  /** Another program than the product's own, for trying out what a mistake would do. */
  program?: string;
  processes: number;
}

/** The product as it runs on servers: several API processes on one durable PostgreSQL, all of which can be killed. */
export class Installation {
  private constructor(
    private readonly build: ApiBuild,
    private readonly dataDir: string,
    private postgres: EmbeddedPostgres,
    readonly processes: ApiProcess[],
  ) {}

  static async start({ program = 'src/main.ts', processes }: InstallationOptions): Promise<Installation> {
    const build = buildApi(program === 'src/main.ts' ? [] : [program]);
    const dataDir = join(process.env['TEST_DATA_DIR'] ?? '', `installation-${randomUUID()}`);
    // Durable: what was acknowledged must survive the server's death.
    const postgres = await startEmbeddedPostgres({ dataDir, port: 0, durable: true });
    const env = {
      NODE_ENV: 'test',
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      JWT_SECRET: 'a-secret-that-is-only-used-in-tests-1',
      PASSWORD_PEPPER: 'a-secret-that-is-only-used-in-tests-2',
      MFA_ENCRYPTION_KEY: 'a-secret-that-is-only-used-in-tests-3',
      RATE_LIMIT_SCALE: '10000',
      LOG_LEVEL: 'silent',
    };
    const starting = Array.from({ length: processes }, () => ApiProcess.start(build.program(program), env));
    const results = await Promise.allSettled(starting);
    const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const installation = new Installation(build, dataDir, postgres, started);
    const failed = results.find((result) => result.status === 'rejected');
    if (!failed) return installation;
    await installation.stop();
    throw failed.reason;
  }

  async stop(): Promise<void> {
    for (const api of this.processes) await api.stop();
    await this.postgres.stop();
    this.build.remove();
  }

  /** SIGKILL to the database server, which then recovers from its log. */
  async killPostgres(): Promise<void> {
    const pidFile = join(this.dataDir, 'postgres', 'data', 'postmaster.pid');
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    const { port } = new URL(this.postgres.url);
    this.postgres = await startEmbeddedPostgres({ dataDir: this.dataDir, port: Number(port), durable: true });
  }

  /** Two people with a conversation: what each of their devices needs to know. */
  async pair(): Promise<Pick<DeviceOptions, 'userId' | 'token' | 'conversationId'>[]> {
    const [family, auPair] = await Promise.all([this.signUp('family'), this.signUp('aupair')]);
    const [row] = await this.query<{ id: string }>(
      `INSERT INTO conversations (user1_id, user2_id, started_by_id)
       VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1) RETURNING id`,
      [family.userId, auPair.userId],
    );
    const conversationId = row?.id ?? '';
    return [family, auPair].map((person) => ({ ...person, conversationId }));
  }

  /** Everything that was said and done, and how far each conversation says that it has got. */
  async stored(): Promise<{ stored: Entry[]; lastSeqs: Map<string, number> }> {
    const stored = await this.query<Entry>(
      `SELECT conversation_id AS "conversationId", seq, 'message' AS kind, sender_id AS "senderId",
         client_message_id AS "clientMessageId", content, split_part(content, ' ', 2)::integer AS ordinal FROM messages
       UNION ALL SELECT conversation_id, seq, kind, NULL, NULL, NULL, NULL FROM message_events`,
    );
    const heads = await this.query<{ id: string; lastSeq: number }>(
      'SELECT id, last_seq AS "lastSeq" FROM conversations',
    );
    return { stored, lastSeqs: new Map(heads.map(({ id, lastSeq }) => [id, lastSeq])) };
  }

  /** How many events are still owed, after those of killed processes have been given free. */
  async owedEvents(): Promise<number> {
    await this.query('UPDATE outbox_events SET available_at = now() WHERE available_at > now()');
    const [row] = await this.query<{ count: number }>('SELECT count(*)::integer AS count FROM outbox_events');
    return row?.count ?? 0;
  }

  private async signUp(userType: 'family' | 'aupair'): Promise<{ userId: string; token: string }> {
    const answer = await fetch(`${this.processes[0]?.url}/api/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
      body: JSON.stringify(signUpBody({ userType })),
    });
    const { user, access_token: token } = (await answer.json()) as SessionDto;
    return { userId: user.id, token };
  }

  private async query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.postgres.url });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows as Row[];
    } finally {
      await client.end();
    }
  }
}
