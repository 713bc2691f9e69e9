import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { PeopleService } from '../../profiles/index.js';
import { AgreementFactsService, type ArrangementFact } from '../agreements/agreement-facts.service.js';
import { messages } from './texts.js';
import { lastDayOf, opensAt, otherOf, phaseOf, type ReviewPhase } from './review-rules.js';
import { ReviewWritingService } from './review-writing.service.js';
import {
  toOwnReview,
  toReview,
  toReviewPerson,
  type ReviewedStay,
  type ReviewInput,
  type StaysToReview,
} from './review.dto.js';
import type { Review } from './review.entity.js';
import { ReviewsRepository, type ReviewContent } from './reviews.repository.js';

/** What the two of a stay write about each other. Neither sees the other's before both are open. */
@Injectable()
export class PlacementReviewsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly arrangements: AgreementFactsService,
    private readonly writing: ReviewWritingService,
    private readonly people: PeopleService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /** Throws `not_found` for everybody but the two, and where there never was a stay. */
  async read(personId: string, arrangementId: string): Promise<ReviewedStay> {
    const stay = await this.stayOf(personId, arrangementId);
    const otherId = otherOf(stay, personId);
    const written = await this.reviews.ofStay(arrangementId);
    const [cards, theirs] = await Promise.all([
      this.people.cardsOf([otherId]),
      this.reviews.readableOfStay(arrangementId, otherId, this.clock.now()),
    ]);
    const own = written.find(({ authorId }) => authorId === personId);
    return {
      ...this.outline(stay, phaseWith(written, this.phaseOf(stay))),
      other: toReviewPerson(cards.get(otherId)),
      own: own ? toOwnReview(own) : null,
      theirs: theirs && toReview(theirs, cards.get(otherId)),
    };
  }

  /** What is over, can be written about, and has not been. */
  async unwritten(personId: string): Promise<StaysToReview> {
    const over = await this.arrangements.endedFor(personId);
    const stays = over.filter((stay) => this.phaseOf(stay) === 'writable');
    const written = await this.reviews.ofAuthor(
      personId,
      stays.map(({ id }) => id),
    );
    const missing = stays.filter(({ id }) => !written.some(({ arrangementId }) => arrangementId === id));
    const cards = await this.people.cardsOf(missing.map((stay) => otherOf(stay, personId)));
    return {
      items: missing.map((stay) => ({
        ...this.outline(stay, 'writable'),
        other: toReviewPerson(cards.get(otherOf(stay, personId))),
        own: null,
        theirs: null,
      })),
    };
  }

  /**
   * Writes or rewrites mine; when it is the second of the two, both open. Throws `not_found`, `validation_failed`,
   * `review_too_early` and `review_closed`; then nothing is stored.
   */
  async save(personId: string, arrangementId: string, input: ReviewInput): Promise<ReviewedStay> {
    const content = contentOf(input);
    await this.transactions.run(async (manager) => {
      await this.reviews.lockStay(arrangementId, manager);
      const stay = await this.stayOf(personId, arrangementId);
      demandPay(content, stay.auPairId === personId);
      const written = await this.reviews.ofStay(arrangementId, manager);
      demandWritable(phaseWith(written, this.phaseOf(stay)));
      await this.writing.store(stay, personId, written, content, manager);
    });
    return this.read(personId, arrangementId);
  }

  private async stayOf(personId: string, arrangementId: string): Promise<ArrangementFact> {
    const stay = await this.arrangements.find(arrangementId);
    if (!stay || ![stay.familyId, stay.auPairId].includes(personId)) throw new DomainError('not_found');
    if (this.phaseOf(stay) === 'never') throw new DomainError('not_found');
    return stay;
  }

  private phaseOf(stay: ArrangementFact): ReviewPhase {
    return phaseOf(stay, this.clock.now());
  }

  private outline(stay: ArrangementFact, phase: ReviewPhase) {
    return {
      arrangementId: stay.id,
      startsOn: stay.startsOn,
      endsOn: lastDayOf(stay),
      phase,
      opensAt: opensAt(stay).toISOString(),
    };
  }
}

/** Once the reviews of a stay have opened, its time is over, whatever the calendar says. */
const phaseWith = (written: Review[], phase: ReviewPhase): ReviewPhase =>
  written.some(({ openedAt }) => openedAt !== null) ? 'closed' : phase;

function demandWritable(phase: ReviewPhase): void {
  if (phase === 'too_early') throw new DomainError('review_too_early');
  if (phase !== 'writable') throw new DomainError('review_closed');
}

/** Whoever was paid says whether it came in time; whoever paid does not. */
function demandPay({ payOnTime }: ReviewContent, isAuPair: boolean): void {
  if (isAuPair === (payOnTime !== null)) return;
  const problem = isAuPair ? messages.payMissing : messages.payNotYours;
  throw new DomainError('validation_failed', { fields: { payOnTime: [problem] } });
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
