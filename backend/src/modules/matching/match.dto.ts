import { ApiProperty } from '@nestjs/swagger';

/** Why a score is what it is, for a person. */
export class MatchReason {
  /** It speaks for the two. @example true */
  ok: boolean;

  /** @example 'Free from 1 February' */
  text: string;
}

/** How well one person fits the wishes of another, by what both have said. */
export class MatchSide {
  /** 0 to 100: the share of what was compared. What either has not said counts for and against no one. @example 86 */
  score: number;

  /** What fits first, then what does not. */
  reasons: MatchReason[];
}

/** Something that one of the two has not said, so that it could not be compared. */
export class MissingFact {
  /** The field of the reader's own profile; null where it is the other person's to say. @example 'daysOff' */
  @ApiProperty({ type: String, nullable: true })
  field: string | null;

  /** @example 'You have not said how many days off you hope for' */
  text: string;
}

/** A deal-breaker of one of the two that the other one breaks. */
export class BrokenDeal {
  /** @example 'smoking' */
  rule: string;

  /** Who has set it. While it is `them`, the reader cannot write to them first. */
  @ApiProperty({ enum: ['you', 'them'], enumName: 'DealSetBy', example: 'them' })
  by: 'you' | 'them';

  /** @example 'They are looking for someone who does not smoke' */
  text: string;
}

/** How well a person fits the reader: the score with its reasons; and how well the reader fits them. */
export class Match extends MatchSide {
  /** Percent of what could be compared that both have said. @example 85 */
  certainty: number;

  /** How well the reader fits this person. */
  inReturn: MatchSide;

  /** What could not be compared; in each subject the reader's own first. */
  missing: MissingFact[];

  /** What breaks a deal-breaker, of either. */
  dealBreakers: BrokenDeal[];
}
