import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { AgreementFactsService, AgreementImportService, type PastPlacement } from '../agreements/index.js';
import { ReviewOpeningService } from './review-opening.service.js';
import { ReviewsRepository, type ReviewContent } from './reviews.repository.js';

/** One side of a placement that is over. */
export interface ImportedReview extends ReviewContent {
  authorId: string;
  aboutId: string;
  writtenAt: Date;
  reply: string | null;
  repliedAt: Date | null;
}

/** Imports placements from elsewhere with their reviews, for the demo and migrations. */
@Injectable()
export class ReviewImportService {
  constructor(
    private readonly agreements: AgreementFactsService,
    private readonly imports: AgreementImportService,
    private readonly reviews: ReviewsRepository,
    private readonly opening: ReviewOpeningService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Imports the placement with its published reviews. Two who already have a placement here keep theirs. */
  async add(placement: PastPlacement, sides: readonly ImportedReview[]): Promise<void> {
    const fingerprint = await this.imports.fingerprintFor(placement);
    await this.transactions.run(async (manager) => {
      if ((await this.agreements.betweenPeople(placement.familyId, placement.auPairId, manager)).length > 0) return;
      const agreementId = await this.imports.addPast(placement, fingerprint, manager);
      for (const side of sides)
        await this.reviews.insert(
          { ...side, agreementId, editedAt: side.writtenAt, openedAt: null, removedAt: null },
          manager,
        );
      await this.opening.open(agreementId, manager);
    });
  }
}
