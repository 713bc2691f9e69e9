import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/events/index.js';
import './review-events.js';
import { ReviewInvitationsRepository, type Unwritten } from './review-invitations.repository.js';

const BATCH = 200;

/** Asks both people to write when a stay is over: once, and once more a week later if they have not. */
@Injectable()
export class ReviewInvitations {
  constructor(
    private readonly invitations: ReviewInvitationsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Asks and reminds whoever is due; answers how many were told. */
  async inviteDue(): Promise<number> {
    const now = this.clock.now();
    const unasked = await this.invitations.unasked(now, BATCH);
    for (const unwritten of unasked) await this.tell(unwritten, now, false);
    const unreminded = await this.invitations.unreminded(now, BATCH);
    for (const unwritten of unreminded) await this.tell(unwritten, now, true);
    return unasked.length + unreminded.length;
  }

  private async tell(unwritten: Unwritten, now: Date, reminder: boolean): Promise<void> {
    await this.transactions.run(async (manager) => {
      const isFirst = reminder
        ? await this.invitations.noteReminded(unwritten, now, manager)
        : await this.invitations.noteAsked(unwritten, now, manager);
      if (isFirst) await this.outbox.add(manager, 'review.asked', { ...unwritten, reminder });
    });
  }
}
