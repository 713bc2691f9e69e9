import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { QueryFlag } from '../../../platform/validation/index.js';
import { VisaFitDto } from '../fit/visa-fit.dto.js';
import { VisaLimitDto } from './visa-limit.dto.js';

export class OwnVisaQuery {
  /**
   * Unsaved form values take precedence over the profile.
   * @example true
   */
  @QueryFlag()
  typed?: boolean;
}

/** A missing fact that decides on a visa. */
@ApiSchema({ name: 'MissingVisaFact' })
export class MissingVisaFactDto {
  /** A field of the profile. @example 'bornOn' */
  field: string;
  /** @example 'Your date of birth' */
  label: string;
}

@ApiSchema({ name: 'OwnRegionVisa' })
export class OwnRegionVisaDto extends VisaFitDto {
  limit: VisaLimitDto;
  /**
   * They state that a working holiday visa of this country was granted.
   * @example false
   */
  granted: boolean;
}

/** Visa options for each country of an au pair's preference. Information, not advice. */
@ApiSchema({ name: 'OwnVisa' })
export class OwnVisaDto {
  @ApiProperty({ type: () => OwnRegionVisaDto, isArray: true })
  regions: OwnRegionVisaDto[];
  @ApiProperty({ type: () => MissingVisaFactDto, isArray: true })
  missing: MissingVisaFactDto[];
}
