import { ApiProperty } from '@nestjs/swagger';

export const MATCH_PARTS = ['dates', 'experience', 'hours', 'languages', 'house'] as const;
export type MatchPartName = (typeof MATCH_PARTS)[number];

/** One of the five things that the score is made of. */
export class MatchPart {
  /** Which one: dates and stay, children's ages, hours and days off, languages at home, house rules. */
  @ApiProperty({ enum: MATCH_PARTS, enumName: 'MatchPartName', example: 'dates' })
  part: MatchPartName;

  /** Points it brings. @example 26 */
  points: number;

  /** Points it can bring. @example 30 */
  of: number;
}

/** Why the score is what it is, for a person. */
export class MatchReason {
  /** It speaks for the two. @example true */
  ok: boolean;

  /** @example 'Free from 1 February' */
  text: string;
}

/** How well a family and an au pair fit by what both have written. */
export class Match {
  /** 0 to 100. @example 94 */
  score: number;

  /** Percent of the score that rests on what people have said; what they have not said counts half. @example 85 */
  certainty: number;

  /** The five parts in the order of their weight. */
  parts: MatchPart[];

  /** What fits first, then what does not or is not known. */
  reasons: MatchReason[];
}
