import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Settings } from '../config/index.js';
import { jobPoolOptions } from './pool-options.js';

const jobs = new AsyncLocalStorage<true>();
const jobPools = new WeakMap<DataSource, pg.Pool>();

/** Runs `work` on the connections of jobs instead of those of requests. */
export const withJobConnections = <T>(work: () => Promise<T>): Promise<T> => jobs.run(true, work);

/** The pool from which this code gets its connections. */
export function poolOf(dataSource: DataSource): pg.Pool {
  const ownPool = jobs.getStore() && jobPools.get(dataSource);
  return ownPool ?? (dataSource.driver as unknown as { master: pg.Pool }).master;
}

/** Holds the connections of jobs and scheduled tasks. */
@Injectable()
export class JobConnectionsService implements OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  readonly pool: pg.Pool;

  constructor(dataSource: DataSource, settings: Settings) {
    this.pool = new pg.Pool({ connectionString: settings.databaseUrl ?? undefined, ...jobPoolOptions });
    this.pool.on('error', (err) => this.logger.warn({ err }));
    jobPools.set(dataSource, this.pool);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
