import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { AgreementFactsService, AgreementImportService, type PastPlacement } from '../agreements/index.js';
import { ReviewOpeningService } from './review-opening.service.js';
import { ReviewsRepository, type ReviewContent } from './reviews.repository.js';

/** One side of a stay that is over. */
export interface ImportedReview extends ReviewContent {
  authorId: string;
  aboutId: string;
  writtenAt: Date;
  reply: string | null;
  repliedAt: Date | null;
}

/** Takes over stays that were agreed elsewhere, with what both have said since: for demonstrations and moves. */
@Injectable()
export class ReviewImportService {
  constructor(
    private readonly agreements: AgreementFactsService,
    private readonly imports: AgreementImportService,
    private readonly reviews: ReviewsRepository,
    private readonly opening: ReviewOpeningService,
    private readonly transactions: TransactionsService,
  ) {}

  /** The stay and its reviews, open at once. Two who have had a stay here already keep their own. */
  async add(placement: PastPlacement, sides: readonly ImportedReview[]): Promise<void> {
    const fingerprint = await this.imports.fingerprintFor(placement);
    await this.transactions.run(async (manager) => {
      if ((await this.agreements.betweenPeople(placement.familyId, placement.auPairId, manager)).length > 0) return;
      const arrangementId = await this.imports.addPast(placement, fingerprint, manager);
      for (const side of sides)
        await this.reviews.insert(
          { ...side, arrangementId, editedAt: side.writtenAt, openedAt: null, removedAt: null },
          manager,
        );
      await this.opening.open(arrangementId, manager);
    });
  }
}
