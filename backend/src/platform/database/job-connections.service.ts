import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Settings } from '../config/index.js';
import { offerPool } from './connection-choice.js';
import { jobPoolOptions } from './pool-options.js';

/** The connections for jobs and scheduled tasks. */
@Injectable()
export class JobConnectionsService implements OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  readonly pool: pg.Pool;

  constructor(dataSource: DataSource, settings: Settings) {
    this.pool = new pg.Pool({ connectionString: settings.databaseDirectUrl ?? undefined, ...jobPoolOptions });
    this.pool.on('error', (err) => this.logger.warn({ err }));
    offerPool(dataSource, 'jobs', () => this.pool);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
