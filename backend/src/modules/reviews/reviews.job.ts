import { Injectable } from '@nestjs/common';
import { eachStep, Scheduled } from '../../platform/jobs/index.js';
import { LogService } from '../../platform/logging/index.js';
import { ReviewInvitationsService } from './review-invitations.service.js';
import { ReviewOpeningService } from './review-opening.service.js';

/** Publishes due reviews, and invites missing ones. */
@Injectable()
export class ReviewsJob {
  constructor(
    private readonly opening: ReviewOpeningService,
    private readonly invitations: ReviewInvitationsService,
    private readonly log: LogService,
  ) {}

  @Scheduled('reviews.publish-due', {
    cron: '*/5 * * * *',
    does: 'Publishes reviews when they are due, and asks for missing ones',
  })
  async run(): Promise<void> {
    let opened = 0;
    let invited = 0;
    await eachStep(
      async () => (opened = await this.opening.openDue()),
      async () => (invited = await this.invitations.inviteDue()),
    );
    if (opened + invited > 0) this.log.info('reviews_published', { opened, told: invited });
  }
}
