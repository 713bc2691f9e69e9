import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { eachItem } from '../../platform/jobs/index.js';
import { ReputationService } from '../profiles/index.js';
import './review-events.js';
import { ReviewsRepository } from './reviews.repository.js';

/** Opens both sides of a stay at the same moment, and counts the stars then, not before. */
@Injectable()
export class ReviewOpeningService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly reputation: ReputationService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Opens everything whose time has come; answers for how many stays. */
  async openDue(): Promise<number> {
    const now = this.clock.now();
    return eachItem('reviews.open', {
      page: (after, limit) => this.reviews.duePlacements(now, after, limit),
      work: ({ id }) => this.transactions.run((manager) => this.open(id, manager)),
    });
  }

  /** Opens a stay's reviews, tells whom they are about, and counts their stars again. */
  async open(arrangementId: string, manager: EntityManager): Promise<void> {
    await this.reviews.lockPlacement(arrangementId, manager);
    const opened = await this.reviews.open(arrangementId, this.clock.now(), manager);
    // In one order for everyone, so that two stays that open at once never wait for each other.
    for (const aboutId of opened.map((review) => review.aboutId).sort()) await this.countStars(aboutId, manager);
    for (const { id: reviewId, aboutId } of opened)
      await this.outbox.add(manager, 'review.received', { reviewId, arrangementId, aboutId });
  }

  /** Brings the number on someone's card to what is open about them. */
  async countStars(personId: string, manager: EntityManager): Promise<void> {
    await this.reviews.lockRating(personId, manager);
    await this.reputation.setRating(personId, await this.reviews.openedRating(personId, manager), manager);
  }
}
