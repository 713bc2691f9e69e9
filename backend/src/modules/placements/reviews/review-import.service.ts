import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { ReviewOpening } from './review-opening.service.js';
import { ReviewsRepository, type ReviewContent } from './reviews.repository.js';

/** One side of a stay that is long over. */
export interface ImportedReview extends ReviewContent {
  authorId: string;
  aboutId: string;
  writtenAt: Date;
  reply: string | null;
  repliedAt: Date | null;
}

/** Takes over reviews that were written elsewhere or earlier: for demonstrations and moves. */
@Injectable()
export class ReviewImport {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly opening: ReviewOpening,
    private readonly transactions: Transactions,
  ) {}

  /** Both sides of a stay, open at once. A stay that has reviews already keeps its own. */
  async add(arrangementId: string, sides: readonly ImportedReview[]): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.reviews.lockStay(arrangementId, manager);
      if ((await this.reviews.ofStay(arrangementId, manager)).length > 0) return;
      for (const side of sides)
        await this.reviews.insert(
          { ...side, arrangementId, editedAt: side.writtenAt, openedAt: null, removedAt: null },
          manager,
        );
      await this.opening.open(arrangementId, manager);
    });
  }
}
