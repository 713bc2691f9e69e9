import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoices, OptionalWholeNumber } from '../../../platform/validation/index.js';
import { DEAL_BREAKERS, type DealBreaker } from '../facts/deal-breakers.js';
import type { AuPairProfile } from './au-pair-profile.entity.js';
import { AuPairFactsInput } from './au-pair-facts.dto.js';
import { messages } from './texts.js';

/** What an au pair does not accept in a family. Only the owner reads them; an unknown value never violates one. */
export class AuPairDealBreakersInput extends AuPairFactsInput {
  /** @example ['smoking', 'dates'] */
  @OptionalChoices(DEAL_BREAKERS, 'DealBreaker', messages.dealBreakers)
  dealBreakers?: DealBreaker[] | null;

  /**
   * The maximum weekly hours.
   * @example 35
   */
  @OptionalWholeNumber({ min: 5, max: 60, words: messages.mostHours })
  mostHours?: number | null;

  /**
   * The minimum days off per week.
   * @example 2
   */
  @OptionalWholeNumber({ min: 1, max: 5, words: messages.leastDaysOff })
  leastDaysOff?: number | null;

  /**
   * The minimum age of children in years.
   * @example 2
   */
  @OptionalWholeNumber({ min: 0, max: 17, words: messages.leastChildAge })
  leastChildAge?: number | null;
}

export class AuPairDealBreakersDto {
  @ApiProperty({ enum: DEAL_BREAKERS, enumName: 'DealBreaker', isArray: true, nullable: true, example: ['smoking'] })
  dealBreakers: DealBreaker[] | null;
  /** @example 35 */
  @ApiProperty({ type: 'integer', nullable: true })
  mostHours: number | null;
  /** @example 2 */
  @ApiProperty({ type: 'integer', nullable: true })
  leastDaysOff: number | null;
  /** @example 2 */
  @ApiProperty({ type: 'integer', nullable: true })
  leastChildAge: number | null;
}

export const toAuPairDealBreakers = (row: Pick<AuPairProfile, keyof AuPairDealBreakersDto>): AuPairDealBreakersDto => ({
  dealBreakers: row.dealBreakers,
  mostHours: row.mostHours,
  leastDaysOff: row.leastDaysOff,
  leastChildAge: row.leastChildAge,
});

/** The stored values of the form. */
export const auPairDealBreakersOf = (input: AuPairDealBreakersInput): AuPairDealBreakersDto => ({
  dealBreakers: input.dealBreakers ?? null,
  mostHours: input.mostHours ?? null,
  leastDaysOff: input.leastDaysOff ?? null,
  leastChildAge: input.leastChildAge ?? null,
});
