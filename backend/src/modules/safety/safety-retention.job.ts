import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { JobQueueService } from '../../platform/jobs/index.js';
import { SuspiciousTextsRepository } from './screening/suspicious-texts.repository.js';

const EVERY_NIGHT = '41 16 * * *';
const KEEP_MS = 30 * 24 * 60 * 60 * 1_000;

/** Forgets what is no longer weighed. */
@Injectable()
export class SafetyRetentionJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly texts: SuspiciousTextsRepository,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('safety.upkeep', EVERY_NIGHT, () =>
      this.texts.deleteBefore(new Date(this.clock.now().getTime() - KEEP_MS)),
    );
  }
}
