import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError, scrubbedLine } from '../errors/index.js';
import { JobQueueService, type RegisteredJob } from './job-queue.service.js';
import { JobRegisterRepository, type FailedJob, type JobCounts } from './job-register.repository.js';

/** A job with a handler, with its counts. */
export type JobState = JobCounts & RegisteredJob;

const NOTHING = { waiting: 0, later: 0, retrying: 0, running: 0, oldestSince: null, lastDone: null, lastError: null };

/** The state of jobs, and actions on failed ones. Errors contain no personal data. */
@Injectable()
export class JobRegisterService {
  constructor(
    private readonly queue: JobQueueService,
    private readonly jobs: JobRegisterRepository,
  ) {}

  /** Every job with a handler, by name. */
  async states(): Promise<JobState[]> {
    const [counts, givenUp] = await Promise.all([this.jobs.counts(), this.jobs.givenUpTimes()]);
    const countsOf = new Map(counts.map((one) => [one.name, one]));
    return this.queue
      .registered()
      .map((job) => {
        const own = countsOf.get(job.name) ?? NOTHING;
        return { ...own, ...job, lastError: scrubbedLine(own.lastError), lastGivenUp: givenUp.get(job.name) ?? null };
      })
      .sort((one, other) => one.name.localeCompare(other.name));
  }

  givenUpCount(): Promise<number> {
    return this.jobs.givenUpCount();
  }

  /** Since when the oldest job of each name has waited, with those that failed and will be retried. */
  oldest(): Promise<{ name: string; since: Date }[]> {
    return this.jobs.oldest();
  }

  /** Newest first, after `after`. They are kept for thirty days. */
  async givenUp(after: { givenUpAt: Date; id: string } | null, limit: number): Promise<FailedJob[]> {
    const found = await this.jobs.givenUp(after, limit);
    return found.map((job) => ({ ...job, error: scrubbedLine(job.error) }));
  }

  /** Retries it after the commit. Returns the job. Throws `not_found`, even when another admin was faster. */
  async retry(id: string, manager: EntityManager): Promise<FailedJob> {
    const job = await this.find(id);
    if (!(await this.queue.retryGivenUp(id, manager))) throw new DomainError('not_found');
    return job;
  }

  /** Drops it. Returns the job. Throws `not_found`. */
  async drop(id: string, manager: EntityManager): Promise<FailedJob> {
    const job = await this.find(id);
    await this.queue.dropGivenUp(id, manager);
    return job;
  }

  /** A scheduled task runs once more after the commit, unless it waits or runs already. Throws `not_found`. */
  async runTask(name: string, manager: EntityManager): Promise<void> {
    if (await this.jobs.isUnderWay(name, manager)) return;
    if (!(await this.queue.enqueueScheduledTask(name, manager))) throw new DomainError('not_found');
  }

  private async find(id: string): Promise<FailedJob> {
    const job = await this.jobs.failedJob(id);
    if (!job) throw new DomainError('not_found');
    return job;
  }
}
