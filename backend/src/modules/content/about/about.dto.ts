import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Who made this, and two figures about it. */
@ApiSchema({ name: 'About' })
export class AboutDto {
  /** Whether founder, story and figures are samples, and marked as such. @example false */
  sample: boolean;

  /** One or two lines. @example 'I was the au pair.\nThen I was the mother.' */
  title: string;

  /** A paragraph a line. @example 'In 2009 a family picked me up from the airport.' */
  story: string;

  /** @example 'Hanna Lindqvist' */
  founder: string;

  /** @example 'Founder, Thirroul NSW' */
  role: string;

  /** How many families are happy. @example '250+' */
  families: string;

  /** Under how many weeks a placement takes on average. @example 4 */
  @ApiProperty({ type: 'integer' })
  weeks: number;
}
