import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/events/index.js';
import { eachItem } from '../../platform/jobs/index.js';
import { ReputationService } from '../profiles/index.js';
import './review-events.js';
import { ReviewsRepository } from './reviews.repository.js';

/** Publishes both reviews of a placement at the same time, and only then updates the ratings. */
@Injectable()
export class ReviewOpeningService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly reputation: ReputationService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Publishes everything that is due; returns for how many placements. */
  async openDue(): Promise<number> {
    const now = this.clock.now();
    return eachItem('reviews.open', {
      page: (after, limit) => this.reviews.duePlacements(now, after, limit),
      work: ({ id }) => this.transactions.run((manager) => this.open(id, manager)),
    });
  }

  /** Publishes a placement's reviews, notifies the reviewed people, and updates their ratings. */
  async open(agreementId: string, manager: EntityManager): Promise<void> {
    await this.reviews.lockPlacement(agreementId, manager);
    const opened = await this.reviews.open(agreementId, this.clock.now(), manager);
    // In a fixed order, so that two concurrent placements cannot deadlock.
    for (const aboutId of opened.map((review) => review.aboutId).sort()) await this.countStars(aboutId, manager);
    for (const { id: reviewId, aboutId } of opened)
      await this.outbox.add(manager, 'review.received', { reviewId, agreementId, aboutId });
  }

  /** Updates the rating on a person's card. */
  async countStars(personId: string, manager: EntityManager): Promise<void> {
    await this.reviews.lockRating(personId, manager);
    await this.reputation.setRating(personId, await this.reviews.openedRating(personId, manager), manager);
  }
}
