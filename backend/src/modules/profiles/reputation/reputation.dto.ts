import { ApiProperty } from '@nestjs/swagger';

/** A verified person. */
export class Verified {
  /** @example '2026-10-14' */
  since: string;
  /**
   * The day on which the first document expires; null if none does.
   * @example '2027-10-14'
   */
  until: string | null;
}

/** The rating by people who lived with someone. */
export class Rating {
  /**
   * Of five, with one decimal.
   * @example 4.9
   */
  average: number;
  /** @example 12 */
  count: number;
}

/** How someone answers first messages; only with enough data. */
export class ReplyHabit {
  /**
   * Answered within five days.
   * @example 92
   */
  ratePercent: number;
  /**
   * The median time to an answer in minutes.
   * @example 180
   */
  medianMinutes: number;
}

/** What others know about a person. */
export class ReputationFacts {
  /** Null until their documents are verified, and once they have expired. */
  @ApiProperty({ type: () => Verified, nullable: true })
  verified: Verified | null;
  /** Null without a review. */
  @ApiProperty({ type: () => Rating, nullable: true })
  rating: Rating | null;
  /** Null until five people have written to them first. */
  @ApiProperty({ type: () => ReplyHabit, nullable: true })
  replies: ReplyHabit | null;
}
