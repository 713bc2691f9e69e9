import { ApiProperty } from '@nestjs/swagger';
import { CHILD_GROUP_NAMES, type ChildGroup } from '../facts/child-ages.js';
import { OptionalChoices } from '../rules/choices.js';
import { OptionalFlag } from '../rules/flag.js';
import { OptionalWholeNumber } from '../rules/whole-number.js';
import type { AuPairProfile } from './au-pair-profile.entity.js';
import { messages } from './texts.js';

/** What the match score compares and the texts only tell. Each may stay unsaid, and then counts for and against no one. */
export class AuPairFactsInput {
  /**
   * Days off a week they hope for.
   * @example 2
   */
  @OptionalWholeNumber({ min: 1, max: 5, words: messages.daysOff })
  daysOff?: number | null;

  /**
   * Ages of the children they have looked after.
   * @example ['toddler', 'preschool']
   */
  @OptionalChoices(CHILD_GROUP_NAMES, 'ChildGroup', messages.agesCaredFor)
  agesCaredFor?: ChildGroup[] | null;

  /**
   * Would live in a home with pets.
   * @example true
   */
  @OptionalFlag()
  livesWithPets?: boolean | null;

  /**
   * Swims well enough to be in the water with children.
   * @example true
   */
  @OptionalFlag()
  swims?: boolean | null;

  /** @example false */
  @OptionalFlag()
  smokes?: boolean | null;
}

/** The same as others read it; null where they have not said. */
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

/** What is stored of an answer to the form. */
export const auPairFactsOf = (input: AuPairFactsInput): AuPairFactsDto => ({
  daysOff: input.daysOff ?? null,
  agesCaredFor: input.agesCaredFor ?? null,
  livesWithPets: input.livesWithPets ?? null,
  swims: input.swims ?? null,
  smokes: input.smokes ?? null,
});
