import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { PgBoss, type Db, type Job, type SendOptions } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/index.js';
import { ambientManager, DueWorkService, retryWhileAway, withJobConnections } from '../database/index.js';
import { DomainError, errorSummary } from '../errors/index.js';
import { requestContext, requestIdFrom } from '../http/index.js';
import { ACTIVE_INDEX_SQL, DUE_JOBS_SQL, EARLIER_RUN_SQL, GIVEN_UP, LOST_JOB_SQL } from './job-register.repository.js';
import {
  bossOptions,
  DRAIN_MS,
  HEARTBEAT_SECONDS,
  KEEP_GIVEN_UP_SECONDS,
  queueOptions,
  SCHEDULER,
  WORK,
} from './pg-boss-options.js';
import type { EnqueueOptions, JobName, JobOptions, Jobs } from './jobs.js';
import type { Schedule, ScheduledTask } from './scheduled.decorator.js';

interface Envelope {
  requestId: string | null;
  data: unknown;
}
/** pg-boss only stops waiting after it, and would start a second run; a dead process is noticed by its heartbeat. */
const TASK_SECONDS = 4 * 60 * 60;
/** Scheduled tasks have no data. */
const NOTHING: Envelope = { requestId: null, data: null };

interface Registration {
  name: string;
  run: (data: unknown) => Promise<unknown>;
  options: JobOptions;
  /** Only for a scheduled task. */
  schedule?: Schedule;
}

/** A job with a handler; the last three are null for a job that is not a scheduled task. */
export interface RegisteredJob {
  name: string;
  /** Cron expression in UTC. */
  cron: string | null;
  does: string | null;
  nextRun: Date | null;
}

/** Runs a pg-boss statement in the caller's transaction. */
const within = (manager: EntityManager): Db => ({
  executeSql: async (text, values) => ({ rows: await manager.query<Record<string, unknown>[]>(text, values) }),
});

/**
 * Background jobs: stored in PostgreSQL, retried after failures, run at least once by any API process. Modules
 * register handlers in `onModuleInit`; the queue starts after all of them.
 */
@Injectable()
export class JobQueueService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly boss: PgBoss;
  private readonly registrations = new Map<string, Registration>();
  private readonly workers = new Map<string, string[]>();
  private freeing = false;

  constructor(
    settings: Settings,
    private readonly dueWork: DueWorkService,
  ) {
    this.boss = new PgBoss(bossOptions(settings));
    this.boss.on('error', (err) => this.logger.error({ err }));
  }

  /** Registers a job's handler. It may be called again with the same data, even after it succeeded. */
  handle<Name extends JobName>(name: Name, run: (data: Jobs[Name]) => Promise<void>, options: JobOptions = {}): void {
    this.register({ name, run: (data) => run(data as Jobs[Name]), options });
  }

  /** For `@Scheduled`: runs a task by its cron expression, in one process at a time. */
  schedule({ name, ...schedule }: ScheduledTask, run: () => Promise<unknown>): void {
    this.register({ name, run, options: { retries: 1, timeoutSeconds: TASK_SECONDS }, schedule });
  }

  /**
   * Runs one scheduled task at once, for tests and the demo, whose clock may be ahead of the schedule. Throws `not_found`
   * for an unknown name.
   */
  async runScheduledTaskNow(name: string): Promise<void> {
    const task = this.registrations.get(name);
    if (!task?.schedule) throw new DomainError('not_found');
    await task.run({});
  }

  /** A scheduled task runs once more, as soon as a process is free. False for an unknown name. */
  async enqueueScheduledTask(name: string, manager: EntityManager): Promise<boolean> {
    if (!this.registrations.get(name)?.schedule) return false;
    await this.boss.send(name, NOTHING, { db: within(manager) });
    return true;
  }

  /**
   * Stores a job, which will then be done even if this process dies. In a transaction it becomes due after the commit,
   * and never after a rollback.
   */
  async enqueue<Name extends JobName>(
    name: Name,
    data: Jobs[Name],
    options: EnqueueOptions<EntityManager> = {},
  ): Promise<void> {
    const envelope: Envelope = { requestId: requestContext.get()?.requestId ?? null, data };
    const manager = options.manager ?? ambientManager();
    const sending: SendOptions = {
      ...(options.id && { id: options.id }),
      ...(options.priority && { priority: options.priority }),
      ...(options.after && { startAfter: options.after }),
      ...(manager && { db: within(manager) }),
    };
    await this.boss.send(name, envelope, sending);
  }

  /** Every job with a handler, including scheduled tasks. */
  registered(): RegisteredJob[] {
    return [...this.registrations.values()].map(({ name, schedule }) => ({
      name,
      cron: schedule?.cron ?? null,
      does: schedule?.does ?? null,
      nextRun: schedule ? (this.boss.previewSchedule(schedule.cron, { count: 1 })[0] ?? null) : null,
    }));
  }

  /** Retries a failed job with all its tries. False if it is not among the failed ones. */
  async retryGivenUp(id: string, manager: EntityManager): Promise<boolean> {
    return (await this.boss.redrive(GIVEN_UP, { ids: [id], db: within(manager) })) > 0;
  }

  /** Deletes a failed job. */
  async dropGivenUp(id: string, manager: EntityManager): Promise<void> {
    await this.boss.deleteJob(GIVEN_UP, id, { db: within(manager) });
  }

  /** PostgreSQL may end during this, which is then repeated. */
  async onApplicationBootstrap(): Promise<void> {
    await retryWhileAway(
      () => this.start(),
      (err) => this.logger.warn({ event: 'waiting_for_database', err }),
    );
  }

  private async start(): Promise<void> {
    try {
      await this.startWhole();
    } catch (error) {
      // Stops what has already started, or it would run twice.
      await this.boss.stop({ graceful: false });
      this.workers.clear();
      throw error;
    }
  }

  private async startWhole(): Promise<void> {
    await this.boss.start();
    await this.boss.getDb().executeSql(ACTIVE_INDEX_SQL);
    // pg-boss's scheduler queue has no heartbeat by default: a killed process would block it for 15 minutes.
    await this.boss.updateQueue(SCHEDULER, { heartbeatSeconds: HEARTBEAT_SECONDS });
    await this.boss.createQueue(GIVEN_UP, { retentionSeconds: KEEP_GIVEN_UP_SECONDS });
    for (const registration of this.registrations.values()) await this.startWorker(registration);
    await this.forgetOldSchedules();
    // pg-boss never notifies the worker of its own queue.
    const internal = this.boss.getWipData({ includeInternal: true }).filter(({ name }) => name === SCHEDULER);
    this.workers.set(
      SCHEDULER,
      internal.map(({ id }) => id),
    );
    this.dueWork.watch<string[]>('jobs', DUE_JOBS_SQL, (names) => this.wakeWorkers(names));
    this.dueWork.watch<boolean>('lostJobs', LOST_JOB_SQL, (lost) => void (lost && this.freeLostJobs()));
  }

  private wakeWorkers(names: readonly string[]): void {
    for (const worker of names.flatMap((name) => this.workers.get(name) ?? [])) this.boss.notifyWorker(worker);
  }

  private async freeLostJobs(): Promise<void> {
    if (this.freeing) return;
    this.freeing = true;
    await this.boss.supervise().catch((err: unknown) => this.logger.error({ err }));
    this.freeing = false;
  }

  /** Waits for running jobs; unfinished ones are retried by another process. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: DRAIN_MS });
  }

  private register(registration: Registration): void {
    if (this.registrations.has(registration.name)) throw new Error(`Two handlers for the job ${registration.name}`);
    const run = (data: unknown) => withJobConnections(() => registration.run(data));
    this.registrations.set(registration.name, { ...registration, run });
  }

  private async startWorker(registration: Registration): Promise<void> {
    const { name, schedule } = registration;
    const queue = queueOptions(registration.options, schedule !== undefined);
    await this.boss.createQueue(name, queue);
    await this.boss.updateQueue(name, queue);
    if (schedule) await this.boss.schedule(name, schedule.cron, NOTHING);
    // Once per process: a limit by time would also count starts restored from a backup.
    if (schedule?.atStart) await this.boss.send(name, NOTHING);
    for (let count = registration.options.concurrency ?? 1; count > 0; count -= 1) await this.addWorker(registration);
  }

  private async addWorker(registration: Registration): Promise<void> {
    const worker = await this.boss.work<Envelope>(registration.name, WORK, async ([job]) => {
      if (!job || (registration.schedule && (await this.isRunning(job)))) return;
      try {
        await this.run(registration, job);
      } finally {
        // More may have arrived meanwhile. A scheduled task runs one at a time.
        if (!registration.schedule) this.boss.notifyWorker(worker);
      }
    });
    this.workers.set(registration.name, [...(this.workers.get(registration.name) ?? []), worker]);
  }

  /** Whether another process still works on an earlier run, which covers this one. */
  private async isRunning({ name, id }: Job<Envelope>): Promise<boolean> {
    return (await this.boss.getDb().executeSql(EARLIER_RUN_SQL, [name, id])).rows.length > 0;
  }

  private async run({ name, run }: Registration, { id, data: { requestId, data } }: Job<Envelope>): Promise<void> {
    await requestContext.run({ requestId: requestIdFrom(requestId) }, async () => {
      try {
        await run(data);
      } catch (err) {
        this.logger.error({ job: name, jobId: id, err });
        // pg-boss stores the error with all its properties, which can hold addresses and values of statements.
        throw new Error(errorSummary(err));
      }
    });
  }

  private async forgetOldSchedules(): Promise<void> {
    for (const { name } of await this.boss.getSchedules()) {
      if (!this.registrations.get(name)?.schedule) await this.boss.unschedule(name);
    }
  }
}
