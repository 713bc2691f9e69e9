import { ApiProperty } from '@nestjs/swagger';

/** Someone whose papers were seen. */
export class Verified {
  /** @example '2026-10-14' */
  since: string;
  /**
   * The day on which the first of the papers runs out; null when none does.
   * @example '2027-10-14'
   */
  until: string | null;
}

/** What people who lived with someone say of them. */
export class Rating {
  /**
   * Of five, with one decimal.
   * @example 4.9
   */
  average: number;
  /** @example 12 */
  count: number;
}

/** How someone answers those who write to them first; only where there is enough to judge by. */
export class ReplyHabit {
  /**
   * Answered within five days.
   * @example 92
   */
  ratePercent: number;
  /**
   * Half of the answers came within as many minutes.
   * @example 180
   */
  medianMinutes: number;
}

/** What others know of a person. */
export class ReputationFacts {
  /** Null until their papers have been seen, and once they have run out. */
  @ApiProperty({ type: () => Verified, nullable: true })
  verified: Verified | null;
  /** Null without a review. */
  @ApiProperty({ type: () => Rating, nullable: true })
  rating: Rating | null;
  /** Null until five people have written to them first. */
  @ApiProperty({ type: () => ReplyHabit, nullable: true })
  replies: ReplyHabit | null;
}
