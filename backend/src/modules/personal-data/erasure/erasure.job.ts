import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { DataExportsService } from '../exports/data-exports.service.js';
import { ErasuresRepository } from './erasures.repository.js';
import { ErasureService } from './erasure.service.js';
import './erasure-requests.service.js';

const EVERY_HOUR = '41 * * * *';
const AT_ONCE = 50;

/** Erases accounts whose day has come. */
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
    // After a restore, whoever was erased since the backup waits no longer than the start.
    this.jobs.repeat('personal-data.upkeep', EVERY_HOUR, () => this.run(), { atStart: true });
  }

  /** Also deletes exports whose days are over. One account that fails keeps no other waiting. */
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
