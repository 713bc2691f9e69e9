import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AgreementFact } from '../agreements/index.js';
import { PlacementPartnerDto } from '../profiles/index.js';
import type { WaitingDays } from './recorded-days.repository.js';

@ApiSchema({ name: 'HoursPartner' })
export class HoursPartnerDto extends PlacementPartnerDto {}

/** A placement whose hours the caller can see. */
export class HoursPlacement {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  agreementId: string;
  with: HoursPartnerDto;
  /** @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  startsOn: string;
  /** @example '2027-08-01' */
  @ApiProperty({ format: 'date' })
  lastDay: string;
  /**
   * Recorded days that wait for the family.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  toConfirm: number;
  /**
   * Days that the family disputes and the au pair has to check.
   * @example 0
   */
  @ApiProperty({ type: 'integer' })
  disputed: number;
  /**
   * The first of the days that wait for the caller; null if none does.
   * @example '2027-02-01'
   */
  @ApiProperty({ format: 'date', nullable: true, type: String })
  firstToCheck: string | null;
  /**
   * Dates that the other person asks for and that wait for the caller.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  datesToAnswer: number;
}

/** The caller's placements, newest first. */
export class HoursPlacements {
  items: HoursPlacement[];
}

export function toHoursPlacement(
  { id, auPairId, startsOn, endsOn, endedOn }: AgreementFact,
  partner: HoursPartnerDto,
  waiting: WaitingDays | undefined,
  datesToAnswer: number,
): HoursPlacement {
  return {
    agreementId: id,
    with: partner,
    startsOn,
    lastDay: endedOn ?? endsOn,
    toConfirm: waiting?.toConfirm ?? 0,
    disputed: waiting?.disputed ?? 0,
    firstToCheck: (partner.id === auPairId ? waiting?.firstToConfirm : waiting?.firstDisputed) ?? null,
    datesToAnswer,
  };
}
