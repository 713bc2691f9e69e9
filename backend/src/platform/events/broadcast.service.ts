import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from '../config/index.js';
import { cutConnection, KEEP_ALIVE } from '../database/index.js';

/** Every topic with its payload, filled by declaration merging like `DomainEvents`. */
export interface BroadcastTopics {}

type Topic = keyof BroadcastTopics & string;

const CHANNEL = 'wattle_and_fern';
const RECONNECT_MS = 1_000;
const HEARTBEAT_MS = 20_000;
const ANSWER_MS = 5_000;

/**
 * Sends a hint to every API process (a session has ended), by PostgreSQL's LISTEN and NOTIFY. A reconnecting process
 * may miss it, so listeners must be correct without it.
 */
@Injectable()
export class BroadcastService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Broadcast');
  private readonly handlers = new Map<string, ((payload: never) => void)[]>();
  private client: pg.Client | undefined;
  private reconnect: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
    this.heartbeat = setInterval(() => void this.assertHearing(), HEARTBEAT_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.reconnect);
    clearInterval(this.heartbeat);
    await this.client?.end().catch(() => undefined);
  }

  /** Also reaches this process; with a manager only after its transaction has committed. */
  async publish<T extends Topic>(topic: T, payload: BroadcastTopics[T], manager?: EntityManager): Promise<void> {
    const through = manager ?? this.dataSource;
    await through.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify({ topic, payload })]);
  }

  on<T extends Topic>(topic: T, handler: (payload: BroadcastTopics[T]) => void): void {
    this.handlers.set(topic, [...(this.handlers.get(topic) ?? []), handler]);
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.settings.databaseDirectUrl ?? undefined,
      ...KEEP_ALIVE,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('notification', ({ payload }) => this.receive(payload));
    client.on('error', () => this.listenLater());
    client.on('end', () => this.listenLater());
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
    } catch (error) {
      this.logger.warn({ err: error });
      cutConnection(client);
      this.listenLater();
    }
  }

  /** Detects a dead connection that was never closed. */
  private async assertHearing(): Promise<void> {
    const { client } = this;
    if (!client || this.reconnect || this.stopped) return;
    await client.query('SELECT 1').catch((error: unknown) => {
      if (client !== this.client || this.stopped) return;
      this.logger.warn({ err: error });
      cutConnection(client);
      this.listenLater();
    });
  }

  private listenLater(): void {
    if (this.stopped || this.reconnect) return;
    this.reconnect = setTimeout(() => {
      this.reconnect = undefined;
      void this.listen();
    }, RECONNECT_MS).unref();
  }

  private receive(notification: string | undefined): void {
    this.orLogged(() => {
      const { topic, payload } = JSON.parse(notification ?? '{}') as { topic: string; payload: never };
      for (const handler of this.handlers.get(topic) ?? []) this.orLogged(() => handler(payload));
    });
  }

  /** An error here would end every process that hears the hint, at the same time. */
  private orLogged(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.logger.error({ err: error });
    }
  }
}
