import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { AgreementFact } from '../agreements/index.js';
import { otherOf } from '../profiles/index.js';
import { SupportRequestsService } from '../support/index.js';
import { messages } from './texts.js';
import { ReviewOpeningService } from './review-opening.service.js';
import { lastDayOf } from './review-rules.js';
import type { Review } from './review.entity.js';
import { ReviewsRepository, type ReviewContent } from './reviews.repository.js';

/** Stores a review: the second one of a placement publishes both, and a note to moderators opens a support request. */
@Injectable()
export class ReviewWritingService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly opening: ReviewOpeningService,
    private readonly support: SupportRequestsService,
    private readonly clock: ClockService,
  ) {}

  /** Stores the author's review of a placement; `written` are the existing ones. */
  async store(
    placement: AgreementFact,
    authorId: string,
    written: Review[],
    content: ReviewContent,
    manager: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    const own = written.find((review) => review.authorId === authorId);
    const { moderatorNote } = content;
    // A note to moderators becomes a support request, at once and whenever it changes.
    if (moderatorNote && moderatorNote !== own?.moderatorNote) {
      const words = messages.lineToUs(placement.startsOn, lastDayOf(placement), moderatorNote);
      await this.support.openWithin(authorId, { subject: 'arrangement', words }, manager);
    }
    if (own) return this.reviews.update(own.id, { ...content, editedAt: now }, manager);
    await this.reviews.insert(
      {
        ...content,
        agreementId: placement.id,
        authorId,
        aboutId: otherOf(placement, authorId),
        writtenAt: now,
        editedAt: now,
        openedAt: null,
        reply: null,
        repliedAt: null,
        removedAt: null,
      },
      manager,
    );
    if (written.length > 0) await this.opening.open(placement.id, manager);
  }
}
