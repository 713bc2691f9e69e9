import { ApiProperty } from '@nestjs/swagger';
import { AuPairCard } from '../cards/au-pair-card.dto.js';
import { FamilyCard } from '../cards/family-card.dto.js';
import { ProfileCompleteness } from '../../profiles/index.js';
import { NEXT_STEPS, type NextStepCode } from './next-step.js';

/** The next suggested step. */
export class NextStep {
  /** @example 'add_photo' */
  @ApiProperty({ enum: NEXT_STEPS, enumName: 'NextStepCode' })
  code: NextStepCode;
}

/** A match: an au pair for families, a family for au pairs. */
export class DashboardFit {
  @ApiProperty({ type: () => AuPairCard, nullable: true })
  auPair: AuPairCard | null;

  @ApiProperty({ type: () => FamilyCard, nullable: true })
  family: FamilyCard | null;
}

/** The member's dashboard. */
export class Dashboard {
  completeness: ProfileCompleteness;

  nextStep: NextStep;

  /**
   * The number of people on the shortlist.
   * @example 3
   */
  shortlistCount: number;

  /**
   * Opens the question whether they are still looking, after a month away; null without one, and for co-parents.
   * @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21.1795000000000.mQ3xJk'
   */
  @ApiProperty({ type: String, nullable: true })
  stillLookingToken: string | null;

  /** The best matches, six at most; empty without a complete profile. */
  fits: DashboardFit[];
}
