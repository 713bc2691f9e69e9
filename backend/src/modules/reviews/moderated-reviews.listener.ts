import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { RemovalsService } from '../safety/index.js';
import { ReviewOpeningService } from './review-opening.service.js';
import { ReviewsRepository } from './reviews.repository.js';

/** Removes a reported review, or restores it after an appeal. Idempotent. */
@Injectable()
export class ModeratedReviewsListener {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly opening: ReviewOpeningService,
    private readonly removals: RemovalsService,
    private readonly transactions: TransactionsService,
  ) {}

  @OnDomainEvent('safety.review-removed', 'moderated-reviews.remove')
  async remove({ reviewId }: DomainEvents['safety.review-removed']): Promise<void> {
    await this.applyDecision(reviewId);
  }

  @OnDomainEvent('safety.review-restored', 'moderated-reviews.restore')
  async restore({ reviewId }: DomainEvents['safety.review-restored']): Promise<void> {
    await this.applyDecision(reviewId);
  }

  /** Applies the current decisions instead of the event, because events may arrive out of order. */
  private async applyDecision(reviewId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.reviews.lock(reviewId, manager);
      const { removedAt, restoredAt } = await this.removals.stateOf('review', reviewId, manager);
      if (!removedAt && !restoredAt) return;
      const aboutId = removedAt
        ? await this.reviews.remove(reviewId, removedAt, manager)
        : await this.reviews.restore(reviewId, restoredAt as Date, manager);
      if (aboutId !== null) await this.opening.countStars(aboutId, manager);
    });
  }
}
