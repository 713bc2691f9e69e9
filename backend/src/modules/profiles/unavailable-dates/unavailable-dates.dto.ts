import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Unavailable days, inclusive. */
@ApiSchema({ name: 'UnavailableDates' })
export class UnavailableDatesDto {
  /** @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  from: string;
  /** @example '2027-08-01' */
  @ApiProperty({ format: 'date' })
  to: string;
}
