import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import { PersonalDataMails } from '../personal-data-mails.js';
import { DataExportsRepository } from './data-exports.repository.js';
import { ExportMaking } from './export-making.js';

const KEEP_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Makes the copies that were asked for, and tells who asked when theirs is there. */
@Injectable()
export class ExportDelivery implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly exports: DataExportsRepository,
    private readonly making: ExportMaking,
    private readonly mails: PersonalDataMails,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('personal-data.export', ({ exportId }) => this.deliver(exportId), { timeoutSeconds: 300 });
  }

  private async deliver(exportId: string): Promise<void> {
    const wish = await this.exports.find(exportId);
    // One that was given up may be tried again by an admin.
    if (wish?.state !== 'waiting' && wish?.state !== 'failed') return;
    const at = this.clock.now();
    const byteSize = await this.making.make(wish, at);
    const expiresAt = new Date(at.getTime() + KEEP_DAYS * DAY_MS);
    await this.transactions.run(async (manager) => {
      await this.exports.markReady(exportId, { byteSize, readyAt: at, expiresAt }, manager);
      await this.mails.exportReady(wish, expiresAt, manager);
    });
  }
}
