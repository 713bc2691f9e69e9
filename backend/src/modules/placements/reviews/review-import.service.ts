import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { ArrangementFacts } from '../arrangements/arrangement-facts.js';
import { ArrangementImport } from '../arrangements/arrangement-import.js';
import { PastStaysRepository, type PastStay } from './past-stays.repository.js';
import { ReviewOpening } from './review-opening.service.js';
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
export class ReviewImport {
  constructor(
    private readonly arrangements: ArrangementFacts,
    private readonly papers: ArrangementImport,
    private readonly stays: PastStaysRepository,
    private readonly reviews: ReviewsRepository,
    private readonly opening: ReviewOpening,
    private readonly transactions: Transactions,
  ) {}

  /** The stay and its reviews, open at once. Two who have had a stay here already keep their own. */
  async add(stay: PastStay, sides: readonly ImportedReview[]): Promise<void> {
    const fingerprint = await this.papers.fingerprintFor(stay);
    await this.transactions.run(async (manager) => {
      if ((await this.arrangements.betweenPeople(stay.familyId, stay.auPairId, manager)).length > 0) return;
      const arrangementId = await this.stays.insert(stay, fingerprint, manager);
      await this.papers.addPapers(arrangementId, stay, new Date(`${stay.startsOn}T00:00:00Z`), manager);
      for (const side of sides)
        await this.reviews.insert(
          { ...side, arrangementId, editedAt: side.writtenAt, openedAt: null, removedAt: null },
          manager,
        );
      await this.opening.open(arrangementId, manager);
    });
  }
}
