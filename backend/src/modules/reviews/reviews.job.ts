import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eachStep, JobQueueService } from '../../platform/jobs/index.js';
import { LogService } from '../../platform/logging/index.js';
import { ReviewInvitationsService } from './review-invitations.service.js';
import { ReviewOpeningService } from './review-opening.service.js';

const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** Opens reviews whose time has come, and asks for those that are missing. */
@Injectable()
export class ReviewsJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly opening: ReviewOpeningService,
    private readonly invitations: ReviewInvitationsService,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('reviews.upkeep', EVERY_FIVE_MINUTES, () => this.run());
  }

  async run(): Promise<void> {
    let opened = 0;
    let told = 0;
    await eachStep(
      async () => (opened = await this.opening.openDue()),
      async () => (told = await this.invitations.inviteDue()),
    );
    if (opened + told > 0) this.log.info('reviews_upkeep', { opened, told });
  }
}
