/**
 * Every job by name, with its data. Each module adds its own next to the code that runs them:
 * `declare module '…/platform/jobs/jobs.js' { interface Jobs { 'email.send': {…} } }`.
 */
export interface Jobs {}

export type JobName = keyof Jobs & string;
/** The name of a scheduled task begins with its subject (`photos.clean-up`). */
export type ScheduledTaskName = `${string}.${string}`;

export interface JobOptions {
  /** Tries after the first one; 5 by default. */
  retries?: number;
  /** Seconds before the first retry; doubles with each further one up to an hour. 10 by default. */
  retryAfterSeconds?: number;
  /** The time limit of a try; 60 by default. */
  timeoutSeconds?: number;
  /** Concurrent tries in this process; 1 by default. */
  concurrency?: number;
}

export interface EnqueueOptions<Manager> {
  /** The job becomes due after this manager's transaction commits, and never after a rollback. */
  manager?: Manager;
  /** Not before this moment. */
  after?: Date;
  /** Jobs of the same name with a higher priority start first; 0 by default. */
  priority?: number;
  /** A UUID: if a job with this id exists, nothing is stored. Finished jobs are kept for an hour. */
  id?: string;
}
