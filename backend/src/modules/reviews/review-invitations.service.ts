import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { eachItem } from '../../platform/jobs/index.js';
import './review-events.js';
import { ReviewInvitationsRepository, type MissingReview } from './review-invitations.repository.js';

/** Invites both people to review a placement that is over, and reminds them a week later. */
@Injectable()
export class ReviewInvitationsService {
  constructor(
    private readonly invitations: ReviewInvitationsRepository,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Sends due invitations and reminders; returns how many were due. */
  async inviteDue(): Promise<number> {
    const now = this.clock.now();
    const invited = await eachItem('reviews.ask', {
      page: (after, limit) => this.invitations.unasked(now, after, limit),
      work: (missing) => this.notify(missing, now, false),
    });
    const reminded = await eachItem('reviews.remind', {
      page: (after, limit) => this.invitations.unreminded(now, after, limit),
      work: (missing) => this.notify(missing, now, true),
    });
    return invited + reminded;
  }

  /** At the agreed end, the email of the end asks for the review too: only the reminder follows. */
  private async notify(missing: MissingReview, now: Date, reminder: boolean): Promise<void> {
    const { agreementId, personId, otherId, endedEarly } = missing;
    await this.transactions.run(async (manager) => {
      const isFirst = reminder
        ? await this.invitations.noteReminded(missing, now, manager)
        : await this.invitations.noteAsked(missing, now, manager);
      if (isFirst && (reminder || endedEarly))
        await this.outbox.add(manager, 'review.asked', { agreementId, personId, otherId, reminder });
    });
  }
}
