import { ApiProperty } from '@nestjs/swagger';
import { AuPairCard } from '../cards/au-pair-card.dto.js';
import { FamilyCard } from '../cards/family-card.dto.js';
import { NEXT_STEPS, type NextStepCode } from './next-step.js';

/** A field that is missing or not yet right. */
export class MissingField {
  /** @example 'photos' */
  field: string;
  /** @example 'Photos' */
  label: string;
}

/** How much of the role's profile is there. */
export class ProfileCompleteness {
  /**
   * Optional fields count too, so a complete profile may stand below 100.
   * @example 86
   */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  percent: number;

  /** In the order of the form. */
  missing: MissingField[];
}

/** The one thing to do next. */
export class NextStep {
  /** @example 'add_photo' */
  @ApiProperty({ enum: NEXT_STEPS, enumName: 'NextStepCode' })
  code: NextStepCode;
}

/** Somebody who fits: an au pair for families, a family for au pairs. */
export class DashboardFit {
  @ApiProperty({ type: () => AuPairCard, nullable: true })
  auPair: AuPairCard | null;

  @ApiProperty({ type: () => FamilyCard, nullable: true })
  family: FamilyCard | null;
}

/** What one sees after signing in. */
export class Dashboard {
  completeness: ProfileCompleteness;

  nextStep: NextStep;

  /**
   * People on one's shortlist.
   * @example 3
   */
  shortlistCount: number;

  /** The best matches, six at most; empty without a complete profile. */
  fits: DashboardFit[];
}
