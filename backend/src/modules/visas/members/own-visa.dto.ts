import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { QueryFlag } from '../../profiles/index.js';
import { VisaFitDto } from '../fit/visa-fit.dto.js';
import { VisaLimitDto } from './visa-limit.dto.js';

export class OwnVisaQuery {
  /** What is typed in the form comes before what is saved. @example true */
  @QueryFlag()
  typed?: boolean;
}

/** What decides on a visa and has not been told. */
@ApiSchema({ name: 'MissingVisaFact' })
export class MissingVisaFactDto {
  /** A field of the profile. @example 'bornOn' */
  field: string;
  /** @example 'Your day of birth' */
  label: string;
}

@ApiSchema({ name: 'OwnRegionVisa' })
export class OwnRegionVisaDto extends VisaFitDto {
  limit: VisaLimitDto;
  /** They say that a working holiday visa of this country has been granted. @example false */
  granted: boolean;
}

/** A visa for each country that an au pair wants to go to. For information, which is no advice. */
@ApiSchema({ name: 'OwnVisa' })
export class OwnVisaDto {
  @ApiProperty({ type: () => OwnRegionVisaDto, isArray: true })
  regions: OwnRegionVisaDto[];
  @ApiProperty({ type: () => MissingVisaFactDto, isArray: true })
  missing: MissingVisaFactDto[];
}
