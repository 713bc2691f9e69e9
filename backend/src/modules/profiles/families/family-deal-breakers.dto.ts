import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoices, OptionalWholeNumber } from '../../../platform/validation/index.js';
import { DEAL_BREAKERS, type DealBreaker } from '../facts/deal-breakers.js';
import type { FamilyProfile } from './family-profile.entity.js';
import { FamilyFactsInput } from './family-facts.dto.js';
import { messages } from './texts.js';

/** What a family does not accept in an au pair. Only the owner reads them; an unknown value never violates one. */
export class FamilyDealBreakersInput extends FamilyFactsInput {
  /** @example ['smoking', 'dates'] */
  @OptionalChoices(DEAL_BREAKERS, 'DealBreaker', messages.dealBreakers)
  dealBreakers?: DealBreaker[] | null;

  /**
   * The minimum weekly hours that an au pair wants.
   * @example 25
   */
  @OptionalWholeNumber({ min: 5, max: 60, words: messages.leastHours })
  leastHours?: number | null;

  /**
   * The minimum age of the au pair.
   * @example 20
   */
  @OptionalWholeNumber({ min: 18, max: 45, words: messages.leastAge })
  leastAge?: number | null;

  /**
   * The maximum age of the au pair.
   * @example 30
   */
  @OptionalWholeNumber({ min: 18, max: 45, words: messages.mostAge })
  mostAge?: number | null;
}

export class FamilyDealBreakersDto {
  @ApiProperty({ enum: DEAL_BREAKERS, enumName: 'DealBreaker', isArray: true, nullable: true, example: ['smoking'] })
  dealBreakers: DealBreaker[] | null;
  /** @example 25 */
  @ApiProperty({ type: 'integer', nullable: true })
  leastHours: number | null;
  /** @example 20 */
  @ApiProperty({ type: 'integer', nullable: true })
  leastAge: number | null;
  /** @example 30 */
  @ApiProperty({ type: 'integer', nullable: true })
  mostAge: number | null;
}

export const toFamilyDealBreakers = (row: Pick<FamilyProfile, keyof FamilyDealBreakersDto>): FamilyDealBreakersDto => ({
  dealBreakers: row.dealBreakers,
  leastHours: row.leastHours,
  leastAge: row.leastAge,
  mostAge: row.mostAge,
});

/** The stored values of the form. */
export const familyDealBreakersOf = (input: FamilyDealBreakersInput): FamilyDealBreakersDto => ({
  dealBreakers: input.dealBreakers ?? null,
  leastHours: input.leastHours ?? null,
  leastAge: input.leastAge ?? null,
  mostAge: input.mostAge ?? null,
});
