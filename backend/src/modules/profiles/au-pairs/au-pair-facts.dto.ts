import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoices, OptionalAnswer, OptionalWholeNumber } from '../../../platform/validation/index.js';
import { CHILD_GROUP_NAMES, type ChildGroup } from '../facts/child-ages.js';
import type { AuPairProfile } from './au-pair-profile.entity.js';
import { messages } from './texts.js';

/** Facts for the match score. Each is optional; an unknown one counts for and against no one. */
export class AuPairFactsInput {
  /**
   * Wanted days off per week.
   * @example 2
   */
  @OptionalWholeNumber({ min: 1, max: 5, words: messages.daysOff })
  daysOff?: number | null;

  /**
   * Age groups that they have experience with.
   * @example ['toddler', 'preschool']
   */
  @OptionalChoices(CHILD_GROUP_NAMES, 'ChildGroup', messages.agesCaredFor)
  agesCaredFor?: ChildGroup[] | null;

  /**
   * Accepts a home with pets.
   * @example true
   */
  @OptionalAnswer()
  livesWithPets?: boolean | null;

  /**
   * Swims well enough to be in the water with children.
   * @example true
   */
  @OptionalAnswer()
  swims?: boolean | null;

  /** @example false */
  @OptionalAnswer()
  smokes?: boolean | null;
}

/** The same for others; null if unknown. */
export class AuPairFactsDto {
  /** @example 2 */
  daysOff: number | null;
  @ApiProperty({
    enum: CHILD_GROUP_NAMES,
    enumName: 'ChildGroup',
    isArray: true,
    nullable: true,
    example: ['toddler', 'preschool'],
  })
  agesCaredFor: ChildGroup[] | null;
  /** @example true */
  livesWithPets: boolean | null;
  /** @example true */
  swims: boolean | null;
  /** @example false */
  smokes: boolean | null;
}

export const toAuPairFacts = (row: Pick<AuPairProfile, keyof AuPairFactsDto>): AuPairFactsDto => ({
  daysOff: row.daysOff,
  agesCaredFor: row.agesCaredFor,
  livesWithPets: row.livesWithPets,
  swims: row.swims,
  smokes: row.smokes,
});

/** The stored values of the form. */
export const auPairFactsOf = (input: AuPairFactsInput): AuPairFactsDto => ({
  daysOff: input.daysOff ?? null,
  agesCaredFor: input.agesCaredFor ?? null,
  livesWithPets: input.livesWithPets ?? null,
  swims: input.swims ?? null,
  smokes: input.smokes ?? null,
});
