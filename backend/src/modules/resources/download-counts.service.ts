import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { dayAt } from '../../platform/daily-metrics/index.js';
import { LogService } from '../../platform/logging/index.js';
import { ResourceEditingRepository } from './editing/resource-editing.repository.js';

/** Counts downloads, in total and per day. Downloads neither wait for the count nor fail because of it. */
@Injectable()
export class DownloadCountsService {
  constructor(
    private readonly resources: ResourceEditingRepository,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  async count(attachmentId: string): Promise<void> {
    const today = dayAt(this.clock.now());
    try {
      await this.resources.countDownload(attachmentId, today);
    } catch (error) {
      this.log.info('download_not_counted', { attachmentId, reason: (error as Error).message });
    }
  }
}
