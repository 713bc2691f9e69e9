import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from './connection-choice.js';
import { JobConnectionsService } from './job-connections.service.js';
import { ReplicaService } from './replica.service.js';

/** The use of this process's connections. */
interface PoolUsage {
  pool: 'requests' | 'jobs' | 'replica';
  inUse: number;
  idle: number;
  /** Work that waits for a connection. */
  waiting: number;
}

@Injectable()
export class PoolUsageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobConnectionsService,
    private readonly replica: ReplicaService,
  ) {}

  read(): PoolUsage[] {
    return [
      { pool: 'requests', ...usageOf(poolOf(this.dataSource)) },
      { pool: 'jobs', ...usageOf(this.jobs.pool) },
      ...(this.replica.pool ? [{ pool: 'replica' as const, ...usageOf(this.replica.pool) }] : []),
    ];
  }
}

const usageOf = ({ totalCount, idleCount, waitingCount }: ReturnType<typeof poolOf>) => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});
