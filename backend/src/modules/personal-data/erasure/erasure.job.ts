import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { JobQueueService, Scheduled } from '../../../platform/jobs/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { DataExportsService } from '../exports/data-exports.service.js';
import { ErasuresRepository } from './erasures.repository.js';
import { ErasureService } from './erasure.service.js';
import './erasure-requests.service.js';

const AT_ONCE = 50;

/** Erases accounts that are due. */
@Injectable()
export class ErasureJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly erasures: ErasuresRepository,
    private readonly erasure: ErasureService,
    private readonly exports: DataExportsService,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('personal-data.erase', ({ accountId }) => this.erasure.erase(accountId), { timeoutSeconds: 900 });
  }

  /** Runs at each start too: a restored backup may contain accounts that were erased after it was made. One account that fails does not delay others. */
  @Scheduled('personal-data.erase-due', {
    cron: '41 * * * *',
    does: 'Erases accounts whose waiting period is over, and deletes expired data exports',
    atStart: true,
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    for (let due = await this.erasures.findDue(now, null, AT_ONCE); due.length > 0;) {
      for (const { accountId } of due) await this.tryErasing(accountId);
      due = await this.erasures.findDue(now, due.at(-1) ?? null, AT_ONCE);
    }
    await this.exports.expire();
  }

  private async tryErasing(accountId: string): Promise<void> {
    try {
      await this.erasure.erase(accountId);
    } catch (err) {
      this.log.error('erasure_failed', err, { accountId });
    }
  }
}
