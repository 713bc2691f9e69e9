import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { ReviewOpeningService } from './review-opening.service.js';
import { ReviewsRepository } from './reviews.repository.js';

/** An erasure deletes the reviews that the person wrote, so the ratings of those they lived with change. Idempotent. */
@Injectable()
export class ErasedAuthorsListener {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly opening: ReviewOpeningService,
    private readonly transactions: TransactionsService,
  ) {}

  @OnDomainEvent('account.erased', 'ratings.recount')
  async recount({ accountId }: DomainEvents['account.erased']): Promise<void> {
    for (const id of await this.reviews.membersPlacedWith(accountId))
      await this.transactions.run((manager) => this.opening.countStars(id, manager));
  }
}
