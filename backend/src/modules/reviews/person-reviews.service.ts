import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { decodePosition, pageOf } from '../../platform/http/index.js';
import { EffectiveBlocksService, PeopleService } from '../profiles/index.js';
import { ReviewOpeningService } from './review-opening.service.js';
import { toReview, type ReviewPage, type ReviewQuery } from './review.dto.js';
import { ReviewsRepository, type OpenReviewRow } from './reviews.repository.js';

/** Reviews about a person, and their reply to each. */
@Injectable()
export class PersonReviewsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly opening: ReviewOpeningService,
    private readonly people: PeopleService,
    private readonly blocks: EffectiveBlocksService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Published reviews, newest first. Throws `not_found` for people whom the viewer may not see. */
  async list(viewerId: string, { aboutId, cursor, limit }: ReviewQuery): Promise<ReviewPage> {
    if (await this.blocks.areHidden(viewerId, aboutId)) throw new DomainError('not_found');
    const now = this.clock.now();
    const after = decodePosition(cursor);
    const rows = await this.reviews.readableAbout(aboutId, now, after, limit + 1);
    const { shown, nextCursor } = pageOf(rows, limit, ({ writtenAt, id }) => [writtenAt, id]);
    const sum = await this.reviews.readableRating(aboutId, now);
    return {
      items: await this.shown(viewerId, shown),
      nextCursor,
      average: sum?.average ?? null,
      count: sum?.count ?? 0,
    };
  }

  /** Replies once to a review about the person. Throws `not_found` for everyone else, and `review_already_answered`. */
  async reply(personId: string, id: string, reply: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const now = this.clock.now();
      const review = await this.reviews.lockReadableAbout(id, personId, now, manager);
      if (!review) throw new DomainError('not_found');
      if (review.reply !== null) throw new DomainError('review_already_answered');
      await this.reviews.update(id, { reply, repliedAt: now }, manager);
    });
  }

  /** Removes a review permanently, including from the rating. Throws `not_found`. */
  async remove(id: string, manager: EntityManager): Promise<void> {
    const aboutId = await this.reviews.remove(id, this.clock.now(), manager);
    if (aboutId === null) throw new DomainError('not_found');
    await this.opening.countStars(aboutId, manager);
  }

  private async shown(viewerId: string, rows: OpenReviewRow[]) {
    const [cards, hidden] = await Promise.all([
      this.people.cardsFor(
        viewerId,
        rows.map(({ authorId }) => authorId),
      ),
      this.blocks.idsOf(viewerId),
    ]);
    return rows.map((row) => toReview(row, hidden.includes(row.authorId) ? undefined : cards.get(row.authorId)));
  }
}
