import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '../../../platform/http/index.js';
import type { Backlog } from '../../../platform/events/index.js';
import type { GivenUpJob, JobState } from '../../../platform/jobs/index.js';
import { Text } from '../../profiles/index.js';
import { messages } from './texts.js';

/** How the jobs of one name stand. */
export class JobKindDto {
  /** @example 'mail.send' */
  name: string;

  /**
   * Due, and not begun.
   * @example 3
   */
  waiting: number;

  /**
   * For a later moment.
   * @example 1
   */
  later: number;

  /**
   * Of those two, those which have failed before.
   * @example 1
   */
  retrying: number;

  /** @example 2 */
  running: number;

  /**
   * Since when the oldest that is due has waited.
   * @example '2026-11-20T08:15:30.123Z'
   */
  oldestSince: string | null;

  /**
   * Finished jobs are forgotten after an hour, scheduled tasks after two days.
   * @example '2026-11-20T08:15:30.123Z'
   */
  lastDone: string | null;

  /**
   * Of those that will be tried again; personal data is left out.
   * @example 'connect ECONNREFUSED'
   */
  lastError: string | null;

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

/** Deliveries of events of one name that have failed before and will be tried again. */
export class FailedEventsDto {
  /** @example 'message.sent' */
  name: string;

  /** @example 2 */
  count: number;
}

/** Events that a listener still has to hear. */
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

/** Everything that is done apart from requests. */
export class JobsOverviewDto {
  items: JobKindDto[];

  outbox: OutboxDto;

  /**
   * How many failed at every try.
   * @example 0
   */
  givenUp: number;
}

/** Asks for jobs that were given up. */
export class GivenUpJobsQuery extends PageQuery {}

/** A job that failed at every try, or an event that one listener failed at as often. */
export class GivenUpJobDto {
  /** @example '0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3' */
  id: string;

  /**
   * The job, or the event with its listener.
   * @example 'arrangement.confirmed → agreement-document.make'
   */
  name: string;

  /**
   * When the job was asked for, or the event happened.
   * @example '2026-11-20T08:15:30.123Z'
   */
  askedAt: string;

  /** @example '2026-11-21T09:15:30.123Z' */
  givenUpAt: string;

  /** @example 6 */
  tries: number;

  /**
   * Of the last try; personal data is left out.
   * @example 'connect ECONNREFUSED'
   */
  error: string | null;
}

/** One page of them, newest first. */
export class GivenUpJobsPage {
  items: GivenUpJobDto[];

  /**
   * Asks for the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

export class JobActionInput {
  /** @example 'The mail server is back' */
  @Text({ min: 5, max: 300, words: messages.reason })
  @ApiProperty({ example: 'The mail server is back' })
  reason: string;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export const toJobKind = (job: JobState): JobKindDto => ({
  ...job,
  oldestSince: iso(job.oldestSince),
  lastDone: iso(job.lastDone),
  nextRun: iso(job.nextRun),
});

export const toOutbox = ({ waiting, oldestSince, failed }: Backlog): OutboxDto => ({
  waiting,
  oldestSince: iso(oldestSince),
  failed: Object.entries(failed).map(([name, count]) => ({ name, count })),
});

export const toGivenUpJob = ({ askedAt, givenUpAt, ...job }: GivenUpJob): GivenUpJobDto => ({
  ...job,
  askedAt: askedAt.toISOString(),
  givenUpAt: givenUpAt.toISOString(),
});
