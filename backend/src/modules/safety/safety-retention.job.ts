import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { Scheduled } from '../../platform/jobs/index.js';
import { SuspiciousTextsRepository } from './screening/suspicious-texts.repository.js';

const KEEP_MS = 30 * 24 * 60 * 60 * 1_000;

/** Deletes old records that no longer count. */
@Injectable()
export class SafetyRetentionJob {
  constructor(
    private readonly texts: SuspiciousTextsRepository,
    private readonly clock: ClockService,
  ) {}

  @Scheduled('safety.delete-screened-texts', {
    cron: '41 16 * * *',
    does: 'Deletes texts that were screened for scams more than 30 days ago',
  })
  async run(): Promise<void> {
    await this.texts.deleteBefore(new Date(this.clock.now().getTime() - KEEP_MS));
  }
}
