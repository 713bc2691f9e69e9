import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { isoOrNull, PageQuery } from '../../../platform/http/index.js';
import type { Backlog } from '../../../platform/events/index.js';
import type { FailedJob, JobState } from '../../../platform/jobs/index.js';
import { Text } from '../../../platform/validation/index.js';

/** Texts about jobs for admins. */
const messages = {
  reason: {
    tooShort: 'Please give a reason of at least 5 characters',
    tooLong: 'A reason can have 300 characters at most',
  },
} as const;

/** The state of the jobs of one name. */
@ApiSchema({ name: 'JobKind' })
export class JobKindDto {
  /** @example 'email.send' */
  name: string;

  /**
   * Due and not started.
   * @example 3
   */
  waiting: number;

  /**
   * Scheduled for later.
   * @example 1
   */
  later: number;

  /**
   * Those of both that have failed before.
   * @example 1
   */
  retrying: number;

  /** @example 2 */
  running: number;

  /**
   * Since when the oldest due job has waited.
   * @example '2026-11-20T08:15:30.123Z'
   */
  oldestSince: string | null;

  /**
   * Finished jobs are deleted after an hour, scheduled tasks after two days.
   * @example '2026-11-20T08:15:30.123Z'
   */
  lastDone: string | null;

  /**
   * Of jobs that will be retried; without personal data.
   * @example 'connect ECONNREFUSED'
   */
  lastError: string | null;

  /**
   * When one failed at every try; null if none did, or an admin has decided on it.
   * @example '2026-11-20T08:15:30.123Z'
   */
  lastGivenUp: string | null;

  /**
   * When a scheduled task runs, as a cron expression in UTC; null for other jobs.
   * @example '17 3 * * *'
   */
  cron: string | null;

  /**
   * What a scheduled task does; null for other jobs.
   * @example 'Deletes stored files that no record refers to'
   */
  does: string | null;

  /** @example '2026-11-21T03:17:00.000Z' */
  nextRun: string | null;
}

/** Deliveries of events of one name that have failed and will be retried. */
@ApiSchema({ name: 'FailedEvents' })
export class FailedEventsDto {
  /** @example 'message.sent' */
  name: string;

  /** @example 2 */
  count: number;
}

/** Events that are not delivered to every listener yet. */
@ApiSchema({ name: 'OutboxState' })
export class OutboxDto {
  /**
   * Counted up to 10,000.
   * @example 0
   */
  waiting: number;

  /** @example '2026-11-20T08:15:30.123Z' */
  oldestSince: string | null;

  failed: FailedEventsDto[];
}

/** The state of all background work. */
@ApiSchema({ name: 'JobsOverview' })
export class JobsOverviewDto {
  items: JobKindDto[];

  outbox: OutboxDto;

  /**
   * Jobs and deliveries that failed at every try.
   * @example 0
   */
  givenUp: number;
}

/** Lists jobs that failed at every try. */
export class FailedJobsQuery extends PageQuery {}

/** A job or a delivery to one listener that failed at every try. */
@ApiSchema({ name: 'FailedJob' })
export class FailedJobDto {
  /** @example '0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3' */
  id: string;

  /**
   * The job, or the event with its listener.
   * @example 'arrangement.confirmed → agreement-document.make'
   */
  name: string;

  /**
   * When the job was queued, or the event happened.
   * @example '2026-11-20T08:15:30.123Z'
   */
  askedAt: string;

  /** @example '2026-11-21T09:15:30.123Z' */
  givenUpAt: string;

  /** @example 6 */
  tries: number;

  /**
   * Of the last try; without personal data.
   * @example 'connect ECONNREFUSED'
   */
  error: string | null;
}

/** One page of failed jobs, newest first. */
export class FailedJobsPage {
  items: FailedJobDto[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

export class JobActionInput {
  /** @example 'The email server is back' */
  @Text({ min: 5, max: 300, words: messages.reason })
  @ApiProperty({ example: 'The email server is back' })
  reason: string;
}

export const toJobKind = (job: JobState): JobKindDto => ({
  ...job,
  oldestSince: isoOrNull(job.oldestSince),
  lastDone: isoOrNull(job.lastDone),
  lastGivenUp: isoOrNull(job.lastGivenUp),
  nextRun: isoOrNull(job.nextRun),
});

export const toOutbox = ({ waiting, oldestSince, failed }: Backlog): OutboxDto => ({
  waiting,
  oldestSince: isoOrNull(oldestSince),
  failed: Object.entries(failed).map(([name, count]) => ({ name, count })),
});

export const toFailedJob = ({ askedAt, givenUpAt, ...job }: FailedJob): FailedJobDto => ({
  ...job,
  askedAt: askedAt.toISOString(),
  givenUpAt: givenUpAt.toISOString(),
});
