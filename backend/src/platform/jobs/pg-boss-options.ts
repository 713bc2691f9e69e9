import type { ConstructorOptions, Queue, WorkOptions } from 'pg-boss';
import type { Settings } from '../config/index.js';
import { KEEP_ALIVE, KEPT_OPEN } from '../database/index.js';
import { GIVEN_UP } from './job-register.repository.js';
import type { JobOptions } from './jobs.js';

const SCHEMA = 'jobs';
const CONNECTIONS = 3;
/** If PostgreSQL does not respond, the query fails and is repeated. */
const QUEUE_LIMITS = { ...KEEP_ALIVE, ...KEPT_OPEN, connectionTimeoutMillis: 10_000, query_timeout: 60_000 };
const LONGEST_RETRY_SECONDS = 60 * 60;
const KEEP_FINISHED_SECONDS = 60 * 60;
/** Scheduled tasks carry no data, and Admin shows when each ran last. */
const KEEP_FINISHED_TASKS_SECONDS = 2 * 24 * 60 * 60;
export const KEEP_GIVEN_UP_SECONDS = 30 * 24 * 60 * 60;
/** pg-boss's own queue, through which it enqueues scheduled tasks. */
export const SCHEDULER = '__pgboss__send-it';
export const DRAIN_MS = 15_000;
/**
 * A running job reports every two seconds. After ten seconds of silence its process counts as dead, and another one
 * takes over.
 */
export const HEARTBEAT_SECONDS = 10;
const HEARTBEAT_EVERY_SECONDS = 2;
/** How often jobs of dead processes are freed, at most. */
const FREE_EVERY_SECONDS = 2;
/**
 * How often pg-boss looks for due tasks, and how often it polls its own queue, through which they pass: as rarely as it
 * allows.
 */
const SCHEDULER_SECONDS = 45;
/**
 * pg-boss's own polling is rare: NOTIFY wakes its workers, and `DueWorkService` finds delayed jobs, lost notifications
 * and jobs of dead processes.
 */
const RARELY = {
  superviseIntervalSeconds: 5 * 60,
  maintenanceIntervalSeconds: 60 * 60,
  /** Looks for dependent jobs, which we do not use. */
  flowIntervalSeconds: 60 * 60,
  bamIntervalSeconds: 10 * 60,
  queueCacheIntervalSeconds: 10 * 60,
  notifyHeartbeatIntervalMs: 5 * 60_000,
};
const POLL_SECONDS = 60 * 60;

export const bossOptions = (settings: Settings): ConstructorOptions => ({
  connectionString: settings.databaseDirectUrl ?? undefined,
  application_name: 'jobs',
  schema: SCHEMA,
  max: CONNECTIONS,
  useListenNotify: true,
  monitorIntervalSeconds: FREE_EVERY_SECONDS,
  cronMonitorIntervalSeconds: SCHEDULER_SECONDS,
  cronWorkerIntervalSeconds: SCHEDULER_SECONDS,
  ...RARELY,
  ...QUEUE_LIMITS,
});

export const queueOptions = (options: JobOptions, isScheduledTask: boolean): Omit<Queue, 'name'> => ({
  notify: true,
  retryLimit: options.retries ?? 5,
  retryDelay: options.retryAfterSeconds ?? 10,
  retryBackoff: true,
  retryDelayMax: LONGEST_RETRY_SECONDS,
  expireInSeconds: options.timeoutSeconds ?? 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: isScheduledTask ? KEEP_FINISHED_TASKS_SECONDS : KEEP_FINISHED_SECONDS,
  deadLetter: GIVEN_UP,
});

export const WORK: WorkOptions = {
  pollingIntervalSeconds: POLL_SECONDS,
  notifyPollingIntervalSeconds: POLL_SECONDS,
  heartbeatRefreshSeconds: HEARTBEAT_EVERY_SECONDS,
};
