import { ApiProperty } from '@nestjs/swagger';

export const MATCH_PARTS = ['dates', 'experience', 'hours', 'languages', 'location', 'house'] as const;
export type MatchPartName = (typeof MATCH_PARTS)[number];

/** One of the things that the score is made of. */
export class MatchPart {
  /** Dates and length of stay, experience with infants, hours, languages, location, driving. */
  @ApiProperty({ enum: MATCH_PARTS, enumName: 'MatchPartName', example: 'dates' })
  part: MatchPartName;

  /** Points it brings. @example 26 */
  points: number;

  /** Points it can bring. @example 35 */
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
  /** 0 to 100, the same for both people. @example 94 */
  score: number;

  /** Percent of the points compared that rest on filled-in fields; an empty field counts half. @example 85 */
  certainty: number;

  /** The parts that could be compared; the score is the share of their points. What no field tells is left out. */
  parts: MatchPart[];

  /** What fits first, then what does not or is not known. */
  reasons: MatchReason[];
}
