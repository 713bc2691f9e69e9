import { OptionalAnswer, OptionalWholeNumber } from '../../../platform/validation/index.js';
import type { FamilyProfile } from './family-profile.entity.js';
import { messages } from './texts.js';

/** Facts for the match score. Each is optional; an unknown one counts for and against no one. */
export class FamilyFactsInput {
  /**
   * Offered days off per week.
   * @example 2
   */
  @OptionalWholeNumber({ min: 1, max: 5, words: messages.daysOff })
  daysOff?: number | null;

  /**
   * The au pair has to drive.
   * @example true
   */
  @OptionalAnswer()
  needsDriver?: boolean | null;

  /**
   * The au pair will be in the water with the children.
   * @example true
   */
  @OptionalAnswer()
  needsSwimmer?: boolean | null;

  /**
   * Someone at home smokes.
   * @example false
   */
  @OptionalAnswer()
  smokesAtHome?: boolean | null;
}

/** The same for others; null if unknown. */
export class FamilyFactsDto {
  /** @example 2 */
  daysOff: number | null;
  /** @example true */
  needsDriver: boolean | null;
  /** @example true */
  needsSwimmer: boolean | null;
  /** @example false */
  smokesAtHome: boolean | null;
}

export const toFamilyFacts = (row: Pick<FamilyProfile, keyof FamilyFactsDto>): FamilyFactsDto => ({
  daysOff: row.daysOff,
  needsDriver: row.needsDriver,
  needsSwimmer: row.needsSwimmer,
  smokesAtHome: row.smokesAtHome,
});

/** The stored values of the form. */
export const familyFactsOf = (input: FamilyFactsInput): FamilyFactsDto => ({
  daysOff: input.daysOff ?? null,
  needsDriver: input.needsDriver ?? null,
  needsSwimmer: input.needsSwimmer ?? null,
  smokesAtHome: input.smokesAtHome ?? null,
});
