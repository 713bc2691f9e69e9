/**
 * Every job by name, with its data. Each module adds its own next to the code that runs them:
 * `declare module '…/platform/jobs/jobs.js' { interface Jobs { 'mail.send': {…} } }`.
 */
export interface Jobs {}

export type JobName = keyof Jobs & string;
/** A scheduled task has its subject's name first (`photos.clean-up`). */
export type ScheduledTaskName = `${string}.${string}`;

export interface JobOptions {
  /** Tries after the first one; 5 when not given. */
  retries?: number;
  /** Seconds before the first retry; doubles with each further one up to an hour. 10 when not given. */
  retryAfterSeconds?: number;
  /** A try that takes longer counts as failed; 60 when not given. */
  timeoutSeconds?: number;
  /** Tries at once in this process; 1 when not given. */
  concurrency?: number;
}

export interface EnqueueOptions<Manager> {
  /** The job becomes due when this manager's transaction commits, and never was when it rolls back. */
  manager?: Manager;
  /** Not before this moment. */
  after?: Date;
  /** A UUID: where a job with this id is there already, nothing is stored. Finished jobs are kept for an hour. */
  id?: string;
}
