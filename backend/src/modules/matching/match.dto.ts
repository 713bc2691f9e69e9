import { ApiProperty } from '@nestjs/swagger';

/** A reason of a score. */
export class MatchReason {
  /**
   * Whether it speaks for the match.
   * @example true
   */
  ok: boolean;

  /** @example 'Free from 1 February' */
  text: string;
}

/** How well one person meets another's wishes, by known values. */
export class MatchSide {
  /**
   * 0 to 100: the share of what was compared. Unknown values count for and against no one.
   * @example 86
   */
  score: number;

  /** Matches first, then mismatches. */
  reasons: MatchReason[];
}

/** An unknown value that could not be compared. */
export class MissingFact {
  /**
   * The field of the reader's own profile; null if it is the other person's.
   * @example 'daysOff'
   */
  @ApiProperty({ type: String, nullable: true })
  field: string | null;

  /** @example 'You have not said how many days off you hope for' */
  text: string;
}

/** A violated deal-breaker. */
export class BrokenDeal {
  /** @example 'smoking' */
  rule: string;

  /** Who set it. If `them`, the reader cannot write to them first. */
  @ApiProperty({ enum: ['you', 'them'], enumName: 'DealSetBy', example: 'them' })
  by: 'you' | 'them';

  /** @example 'They are looking for someone who does not smoke' */
  text: string;
}

/** How well a person fits the reader, with reasons, and the reverse. */
export class Match extends MatchSide {
  /**
   * The percentage of comparable values that both have given.
   * @example 85
   */
  certainty: number;

  /** How well the reader fits this person. */
  inReturn: MatchSide;

  /** Values that could not be compared; in each subject the reader's own first. */
  missing: MissingFact[];

  /** Violated deal-breakers of either. */
  dealBreakers: BrokenDeal[];
}
