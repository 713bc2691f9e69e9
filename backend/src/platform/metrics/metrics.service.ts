import { statfs } from 'node:fs/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readLastBackup } from '../backup/index.js';
import { Settings } from '../config/index.js';
import { PoolUsageService } from '../database/index.js';
import { DeadLettersService, OutboxBacklogService } from '../events/index.js';
import { JobRegisterService } from '../jobs/index.js';
import { RealtimeService } from '../realtime/index.js';
import { ObjectStorage } from '../storage/index.js';
import { withinTime } from '../time-limit/index.js';

/** Prometheus gives up after ten seconds; a database or disk that hangs must not hide everything else. */
const ANSWER_MS = 2_000;
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The metrics of this process. Labels have few values: never a raw path or an id. */
@Injectable()
export class MetricsService implements OnApplicationShutdown {
  private readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered HTTP requests, by the template of their route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS,
    registers: [this.registry],
  });
  private readonly browserErrors = new Counter({
    name: 'browser_errors_total',
    help: 'Errors that browsers have reported to this process',
    registers: [this.registry],
  });
  private readonly connections = this.gauge('db_pool_connections', 'Connections to PostgreSQL', ['pool', 'state']);
  private readonly waiting = this.gauge('db_pool_waiting', 'Pieces of work that wait for a connection', ['pool']);
  private readonly databaseUp = this.gauge('database_up', '1 when PostgreSQL answered within two seconds');
  private readonly outboxWaiting = this.gauge('outbox_events_waiting', 'Events that listeners still have to hear');
  private readonly outboxAge = this.gauge('outbox_oldest_age_seconds', 'Age of the oldest of those events');
  private readonly jobsAge = this.gauge('jobs_oldest_age_seconds', 'Age of the oldest job that is due or failed', [
    'name',
  ]);
  private readonly jobsGivenUp = this.gauge('jobs_given_up', 'Jobs that failed at every try');
  private readonly deadLetters = this.gauge('event_dead_letters', 'Deliveries of events that failed at every try');
  private readonly sockets = this.gauge('sockets_connected', 'Sockets that are connected to this process');
  private readonly diskFree = this.gauge('disk_free_bytes', 'Free space where uploads are stored');
  private readonly diskSize = this.gauge('disk_size_bytes', 'Size of that file system');
  private readonly lastBackup = this.gauge(
    'backup_last_success_timestamp_seconds',
    'When the newest backup was finished; 0 when there is none',
  );

  constructor(
    private readonly settings: Settings,
    private readonly pools: PoolUsageService,
    private readonly outbox: OutboxBacklogService,
    private readonly letters: DeadLettersService,
    private readonly jobs: JobRegisterService,
    private readonly realtime: RealtimeService,
    private readonly storage: ObjectStorage,
  ) {
    // Samples the event loop and the garbage collector only if metrics are enabled.
    if (settings.metricsToken !== null) collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** The names of everything that is measured. */
  names(): string[] {
    return this.registry.getMetricsAsArray().map(({ name }) => name);
  }

  countRequest(request: { method: string; route: string | undefined; status: number; seconds: number }): void {
    const method = METHODS.has(request.method) ? request.method : 'other';
    const route = request.route ?? 'unmatched';
    this.requests.observe({ method, route, status: request.status }, request.seconds);
  }

  countBrowserError(): void {
    this.browserErrors.inc();
  }

  /** In Prometheus' text format. */
  async read(): Promise<string> {
    for (const { pool, inUse, idle, waiting } of this.pools.read()) {
      this.connections.set({ pool, state: 'in_use' }, inUse);
      this.connections.set({ pool, state: 'idle' }, idle);
      this.waiting.set({ pool }, waiting);
    }
    this.sockets.set(this.realtime.socketsHereCount());
    await Promise.all([this.readDatabase(), this.readDisk(), this.readBackup()]);
    return this.registry.metrics();
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }

  private async readDatabase(): Promise<void> {
    const asking = Promise.all([
      this.outbox.read(),
      this.letters.count(),
      this.jobs.givenUpCount(),
      this.jobs.oldest(),
    ]);
    const found = await answerOf(asking);
    this.databaseUp.set(found ? 1 : 0);
    this.jobsAge.reset();
    if (!found) {
      // Stale numbers would look current.
      for (const gauge of [this.outboxWaiting, this.outboxAge, this.deadLetters, this.jobsGivenUp]) gauge.remove();
      return;
    }
    const [{ waiting, oldestSince }, letters, givenUp, oldest] = found;
    this.outboxWaiting.set(waiting);
    this.outboxAge.set(oldestSince ? ageOf(oldestSince) : 0);
    for (const { name, since } of oldest) this.jobsAge.set({ name }, ageOf(since));
    this.deadLetters.set(letters);
    this.jobsGivenUp.set(givenUp);
  }

  private async readDisk(): Promise<void> {
    const found = await answerOf(statfs(this.settings.dataDir));
    if (!found) {
      for (const gauge of [this.diskFree, this.diskSize]) gauge.remove();
      return;
    }
    this.diskFree.set(found.bavail * found.bsize);
    this.diskSize.set(found.blocks * found.bsize);
  }

  private async readBackup(): Promise<void> {
    const { dataDir, s3 } = this.settings;
    const found = await answerOf(readLastBackup(dataDir, s3 && this.storage).then((last) => ({ last })));
    if (!found) return this.lastBackup.remove();
    this.lastBackup.set(found.last ? Date.parse(found.last.finishedAt) / 1_000 : 0);
  }

  private gauge<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}

const ageOf = (since: Date) => Math.max(0, (Date.now() - since.getTime()) / 1_000);
const unknown = (): null => null;

/** Null when it fails, or takes longer than two seconds. */
const answerOf = <T>(work: Promise<T>): Promise<T | null> => withinTime(ANSWER_MS, work.catch(unknown), unknown);
