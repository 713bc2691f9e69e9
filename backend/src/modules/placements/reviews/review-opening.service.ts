import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions, type EntityManager } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/events/index.js';
import { eachItem } from '../../../platform/jobs/index.js';
import { Reputation } from '../../profiles/index.js';
import './review-events.js';
import { ReviewsRepository } from './reviews.repository.js';

/** Opens both sides of a stay at the same moment, and counts the stars then, not before. */
@Injectable()
export class ReviewOpening {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly reputation: Reputation,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Opens everything whose time has come; answers for how many stays. */
  async openDue(): Promise<number> {
    const now = this.clock.now();
    return eachItem('reviews.open', {
      page: (after, limit) => this.reviews.dueStays(now, after, limit),
      work: ({ id }) => this.transactions.run((manager) => this.open(id, manager)),
    });
  }

  /** Opens a stay's reviews, tells whom they are about, and counts their stars anew. */
  async open(arrangementId: string, manager: EntityManager): Promise<void> {
    await this.reviews.lockStay(arrangementId, manager);
    const opened = await this.reviews.open(arrangementId, this.clock.now(), manager);
    // In one order for everybody, so that two stays that open at once never wait for each other.
    for (const aboutId of opened.map((review) => review.aboutId).sort()) await this.countStars(aboutId, manager);
    for (const { id: reviewId, aboutId } of opened)
      await this.outbox.add(manager, 'review.received', { reviewId, arrangementId, aboutId });
  }

  /** Brings the number on somebody's card to what is open about them. */
  async countStars(personId: string, manager: EntityManager): Promise<void> {
    await this.reviews.lockRating(personId, manager);
    await this.reputation.setRating(personId, await this.reviews.openedRating(personId, manager), manager);
  }
}
