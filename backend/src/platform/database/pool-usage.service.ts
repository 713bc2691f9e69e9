import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobConnectionsService, poolOf } from './job-connections.service.js';

/** How busy the connections of this process are. */
export interface PoolFigures {
  pool: 'requests' | 'jobs';
  inUse: number;
  idle: number;
  /** Pieces of work that wait for a connection. */
  waiting: number;
}

@Injectable()
export class PoolUsageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobConnectionsService,
  ) {}

  read(): PoolFigures[] {
    return [
      { pool: 'requests', ...figuresOf(poolOf(this.dataSource)) },
      { pool: 'jobs', ...figuresOf(this.jobs.pool) },
    ];
  }
}

const figuresOf = ({ totalCount, idleCount, waitingCount }: ReturnType<typeof poolOf>) => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});
