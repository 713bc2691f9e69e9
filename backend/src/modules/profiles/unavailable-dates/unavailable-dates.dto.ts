import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Days that are given away, both ends included. */
@ApiSchema({ name: 'UnavailableDates' })
export class UnavailableDatesDto {
  /** @example '2027-02-01' */
  @ApiProperty({ format: 'date' })
  from: string;
  /** @example '2027-08-01' */
  @ApiProperty({ format: 'date' })
  to: string;
}
