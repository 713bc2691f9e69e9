import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions, type EntityManager } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { ReviewOpening } from './review-opening.service.js';
import { ReviewsRepository } from './reviews.repository.js';

/** What moderators decided of a reported review: taken down, or put back after an appeal. Twice is as good as once. */
@Injectable()
export class ModeratedReviews {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly opening: ReviewOpening,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @OnDomainEvent('safety.review-removed')
  async remove({ reviewId }: DomainEvents['safety.review-removed']): Promise<void> {
    await this.andCount((manager) => this.reviews.remove(reviewId, this.clock.now(), manager));
  }

  @OnDomainEvent('safety.review-restored')
  async restore({ reviewId }: DomainEvents['safety.review-restored']): Promise<void> {
    await this.andCount((manager) => this.reviews.restore(reviewId, manager));
  }

  private async andCount(change: (manager: EntityManager) => Promise<string | null>): Promise<void> {
    await this.transactions.run(async (manager) => {
      const aboutId = await change(manager);
      if (aboutId !== null) await this.opening.countStars(aboutId, manager);
    });
  }
}
