import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { DomainError, invalidField } from '../../platform/errors/index.js';
import { otherOf, PeopleService } from '../profiles/index.js';
import { AgreementFactsService, isCurrent, type AgreementFact } from '../agreements/index.js';
import { messages } from './texts.js';
import { lastDayOf, opensAt, phaseOf, type ReviewPhase } from './review-rules.js';
import { ReviewWritingService } from './review-writing.service.js';
import {
  toOwnReview,
  toReview,
  toReviewPerson,
  type ReviewedPlacement,
  type ReviewInput,
  type PlacementsToReview,
} from './review.dto.js';
import type { Review } from './review.entity.js';
import { ReviewsRepository, type ReviewContent } from './reviews.repository.js';

/** Reviews of a placement. Neither person sees the other's before both are published. */
@Injectable()
export class PlacementReviewsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly agreements: AgreementFactsService,
    private readonly writing: ReviewWritingService,
    private readonly people: PeopleService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found` for everyone except the two, without a placement, and once the other has left. */
  async read(personId: string, agreementId: string): Promise<ReviewedPlacement> {
    const placement = await this.placementOf(personId, agreementId);
    const otherId = otherOf(placement, personId);
    const written = await this.reviews.ofPlacement(agreementId);
    const [cards, theirs] = await Promise.all([
      this.people.cardsOf([otherId]),
      this.reviews.readableOfPlacement(agreementId, otherId, this.clock.now()),
    ]);
    const own = written.find(({ authorId }) => authorId === personId);
    return {
      ...this.outline(placement, phaseWith(written, this.phaseOf(placement))),
      other: toReviewPerson(cards.get(otherId)),
      own: own ? toOwnReview(own) : null,
      theirs: theirs && toReview(theirs, cards.get(otherId)),
    };
  }

  /** Placements that are over and the person can still review, of which the other is still a member. */
  async unwritten(personId: string): Promise<PlacementsToReview> {
    const over = await this.agreements.endedFor(personId);
    const now = this.clock.now();
    const placements = over.filter((one) => !isCurrent(one, now) && phaseOf(one, now) === 'writable');
    const written = await this.reviews.ofAuthor(
      personId,
      placements.map(({ id }) => id),
    );
    const missing = placements.filter(({ id }) => !written.some(({ agreementId }) => agreementId === id));
    const cards = await this.people.cardsOf(missing.map((placement) => otherOf(placement, personId)));
    const reviewable = missing.filter((placement) => cards.has(otherOf(placement, personId)));
    return {
      items: reviewable.map((placement) => ({
        ...this.outline(placement, 'writable'),
        other: toReviewPerson(cards.get(otherOf(placement, personId))),
        own: null,
        theirs: null,
      })),
    };
  }

  /**
   * Stores the person's review; the second of the two publishes both. Throws `not_found`, `validation_failed`,
   * `review_too_early` and `review_already_published`; then nothing is stored.
   */
  async save(personId: string, agreementId: string, input: ReviewInput): Promise<ReviewedPlacement> {
    const content = contentOf(input);
    await this.transactions.run(async (manager) => {
      await this.reviews.lockPlacement(agreementId, manager);
      const placement = await this.placementOf(personId, agreementId);
      assertPay(content, placement.auPairId === personId);
      const written = await this.reviews.ofPlacement(agreementId, manager);
      assertWritable(phaseWith(written, this.phaseOf(placement)));
      await this.writing.store(placement, personId, written, content, manager);
    });
    return this.read(personId, agreementId);
  }

  private async placementOf(personId: string, agreementId: string): Promise<AgreementFact> {
    const placement = await this.agreements.find(agreementId);
    if (!placement || ![placement.familyId, placement.auPairId].includes(personId)) throw new DomainError('not_found');
    if (this.phaseOf(placement) === 'never') throw new DomainError('not_found');
    if (!(await this.people.cardOf(otherOf(placement, personId)))) throw new DomainError('not_found');
    return placement;
  }

  private phaseOf(placement: AgreementFact): ReviewPhase {
    return phaseOf(placement, this.clock.now());
  }

  private outline(placement: AgreementFact, phase: ReviewPhase) {
    return {
      agreementId: placement.id,
      startsOn: placement.startsOn,
      endsOn: lastDayOf(placement),
      phase,
      opensAt: opensAt(placement).toISOString(),
    };
  }
}

/** Published reviews are closed, regardless of the calendar. */
const phaseWith = (written: Review[], phase: ReviewPhase): ReviewPhase =>
  written.some(({ openedAt }) => openedAt !== null) ? 'closed' : phase;

function assertWritable(phase: ReviewPhase): void {
  if (phase === 'too_early') throw new DomainError('review_too_early');
  if (phase !== 'writable') throw new DomainError('review_already_published');
}

/** Only the au pair says whether pay was on time. */
function assertPay({ payOnTime }: ReviewContent, isAuPair: boolean): void {
  if (isAuPair === (payOnTime !== null)) return;
  const problem = isAuPair ? messages.payMissing : messages.payNotYours;
  throw invalidField('payOnTime', problem);
}

function contentOf(input: ReviewInput): ReviewContent {
  return {
    stars: input.stars,
    words: input.words,
    hoursAsAgreed: input.hoursAsAgreed,
    payOnTime: input.payOnTime ?? null,
    houseRules: input.houseRules,
    communication: input.communication,
    moderatorNote: input.moderatorNote ?? null,
  };
}
