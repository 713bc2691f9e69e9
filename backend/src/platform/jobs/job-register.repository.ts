import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** The queue of jobs that failed at every try, until an admin retries or drops them. */
export const GIVEN_UP = 'given-up';

/** The names of due jobs. */
export const DUE_JOBS_SQL = `
  SELECT coalesce(array_agg(name), '{}') FROM jobs.queue WHERE name <> '${GIVEN_UP}' AND EXISTS (
    SELECT FROM jobs.job WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now())`;

/** Whether a job counts as running although its process has died. */
export const LOST_JOB_SQL = `EXISTS (SELECT FROM jobs.job WHERE state = 'active' AND (
  heartbeat_on + heartbeat_seconds * interval '1 second' < now() OR
  started_on + expire_seconds * interval '1 second' < now()))`;

/** Each process looks for lost jobs every few seconds; without this index it would read every finished one. */
export const ACTIVE_INDEX_SQL = `DO $$ BEGIN
  PERFORM pg_advisory_xact_lock(7214090314);
  IF to_regclass('jobs.job_active_idx') IS NULL THEN
    CREATE INDEX job_active_idx ON jobs.job (id) WHERE state = 'active';
  END IF;
END $$`;

/** Whether a job of this name started before this one, and its process lives. */
export const EARLIER_RUN_SQL = `
  SELECT FROM jobs.job AS own JOIN jobs.job AS earlier ON earlier.name = own.name AND earlier.state = 'active'
    AND (earlier.started_on, earlier.id) < (own.started_on, own.id)
    AND coalesce(earlier.heartbeat_on, earlier.started_on) + earlier.heartbeat_seconds * interval '1 second' > now()
  WHERE own.name = $1 AND own.id = $2`;

/** The state of the jobs of one name. */
export interface JobCounts {
  name: string;
  /** Due and not started. */
  waiting: number;
  /** Scheduled for later. */
  later: number;
  /** Due and later jobs that have failed before. */
  retrying: number;
  running: number;
  /** Since when the oldest due job has waited. */
  oldestSince: Date | null;
  lastDone: Date | null;
  /** The last error among jobs that will be retried. */
  lastError: string | null;
  /** When one was given up, of those that no admin has decided on. */
  lastGivenUp: Date | null;
}

/** A job that failed at every try. */
export interface FailedJob {
  id: string;
  name: string;
  askedAt: Date;
  givenUpAt: Date;
  tries: number;
  error: string | null;
}

const COUNTS = `
  SELECT counted.*, failed.message AS "lastError"
  FROM (
    SELECT name,
      count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())::integer AS waiting,
      count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after > now())::integer AS later,
      count(*) FILTER (WHERE state = 'retry')::integer AS retrying,
      count(*) FILTER (WHERE state = 'active')::integer AS running,
      min(start_after) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now()) AS "oldestSince",
      max(completed_on) FILTER (WHERE state = 'completed') AS "lastDone"
    FROM jobs.job WHERE name <> '${GIVEN_UP}' GROUP BY name
  ) AS counted
  LEFT JOIN (
    SELECT DISTINCT ON (name) name, output->>'message' AS message
    FROM jobs.job WHERE state = 'retry' ORDER BY name, started_on DESC
  ) AS failed USING (name)`;

const GIVEN_UP_JOB = `
  SELECT id, source_name AS name, source_created_on AS "askedAt", created_on AS "givenUpAt",
    source_retry_count + 1 AS tries, source_output->>'message' AS error
  FROM jobs.job WHERE name = '${GIVEN_UP}' AND state = 'created'`;

/** Reads pg-boss's tables, whose API only shows one job at a time. Finished jobs are deleted after an hour. */
@Injectable()
export class JobRegisterRepository {
  constructor(private readonly dataSource: DataSource) {}

  counts(): Promise<Omit<JobCounts, 'lastGivenUp'>[]> {
    return this.dataSource.query(COUNTS);
  }

  /** When a job of each name was given up last. */
  async givenUpTimes(): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.dataSource.query<{ name: string; at: Date }[]>(
      `SELECT source_name AS name, max(created_on) AS at
       FROM jobs.job WHERE name = '${GIVEN_UP}' AND state = 'created' GROUP BY source_name`,
    );
    return new Map(rows.map(({ name, at }) => [name, at]));
  }

  /** Whether a job of this name is due or runs. Asked by one at a time, until the transaction ends. */
  async isUnderWay(name: string, manager: EntityManager): Promise<boolean> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('run ' || $1, 0))`, [name]);
    const rows = await manager.query<object[]>(
      `SELECT FROM jobs.job WHERE name = $1 AND state < 'completed' AND start_after <= now() LIMIT 1`,
      [name],
    );
    return rows.length > 0;
  }

  async givenUpCount(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM jobs.job WHERE name = '${GIVEN_UP}' AND state = 'created'`,
    );
    return row?.count ?? 0;
  }

  /** Since when the oldest due job of each name has waited; one that failed, since it was enqueued. */
  oldest(): Promise<{ name: string; since: Date }[]> {
    return this.dataSource.query(
      `SELECT name, min(CASE state WHEN 'retry' THEN created_on ELSE start_after END) AS since FROM jobs.job
       WHERE name <> '${GIVEN_UP}' AND state < 'active' AND NOT blocked AND (state = 'retry' OR start_after <= now())
       GROUP BY name`,
    );
  }

  /** Newest first, after `after`. */
  givenUp(after: { givenUpAt: Date; id: string } | null, limit: number): Promise<FailedJob[]> {
    return this.dataSource.query(
      `${GIVEN_UP_JOB} AND ($1::timestamptz IS NULL OR (date_trunc('milliseconds', created_on), id) < ($1, $2::uuid))
       ORDER BY date_trunc('milliseconds', created_on) DESC, id DESC LIMIT $3`,
      [after?.givenUpAt ?? null, after?.id ?? null, limit],
    );
  }

  async failedJob(id: string): Promise<FailedJob | null> {
    const rows: FailedJob[] = await this.dataSource.query(`${GIVEN_UP_JOB} AND id = $1`, [id]);
    return rows[0] ?? null;
  }
}
