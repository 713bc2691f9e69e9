import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { PersonalDataEmailsService } from '../personal-data-emails.service.js';
import { DataExportsRepository } from './data-exports.repository.js';
import { ExportMakingService } from './export-making.service.js';

const KEEP_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Creates requested exports, and notifies the requester. */
@Injectable()
export class ExportDeliveryService implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly exports: DataExportsRepository,
    private readonly making: ExportMakingService,
    private readonly emails: PersonalDataEmailsService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('personal-data.export', ({ exportId }) => this.deliver(exportId), { timeoutSeconds: 300 });
  }

  private async deliver(exportId: string): Promise<void> {
    const dataExport = await this.exports.find(exportId);
    // An admin may retry a failed one.
    if (dataExport?.state !== 'waiting' && dataExport?.state !== 'failed') return;
    const at = this.clock.now();
    const byteSize = await this.making.make(dataExport, at);
    const expiresAt = new Date(at.getTime() + KEEP_DAYS * DAY_MS);
    const exists = await this.transactions.run(async (manager) => {
      const isReady = await this.exports.markReady(exportId, { byteSize, readyAt: at, expiresAt }, manager);
      if (isReady) await this.emails.exportReady(dataExport, expiresAt, manager);
      return isReady;
    });
    if (!exists) await this.making.discard(exportId);
  }
}
