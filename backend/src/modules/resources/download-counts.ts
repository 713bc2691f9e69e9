import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { Log } from '../../platform/logging/index.js';
import { ResourceEditingRepository } from './editing/resource-editing.repository.js';

/** Counts downloads, in all and by day. Nobody waits for it, and no download fails because it could not be counted. */
@Injectable()
export class DownloadCounts {
  constructor(
    private readonly resources: ResourceEditingRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async count(attachmentId: string): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    try {
      await this.resources.countDownload(attachmentId, today);
    } catch (error) {
      this.log.info('download_not_counted', { attachmentId, reason: (error as Error).message });
    }
  }
}
