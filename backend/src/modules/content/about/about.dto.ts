import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** The founder and two numbers. */
@ApiSchema({ name: 'About' })
export class AboutDto {
  /**
   * Whether founder, story and numbers are samples, and marked as such.
   * @example false
   */
  sample: boolean;

  /** One or two lines. @example 'I was the au pair.\nThen I was the mother.' */
  title: string;

  /**
   * One paragraph per line.
   * @example 'In 2009 a family picked me up from the airport.'
   */
  story: string;

  /** @example 'Hanna Lindqvist' */
  founder: string;

  /** @example 'Founder, Thirroul NSW' */
  role: string;

  /**
   * The number of happy families.
   * @example '250+'
   */
  families: string;

  /**
   * The average number of weeks until a placement, rounded up.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  weeks: number;
}
