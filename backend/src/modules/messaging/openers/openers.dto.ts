import { ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Openers' })
export class OpenersDto {
  /**
   * Three at most; empty where a profile is not complete or not shown.
   * @example ['Hello Lena, our children are 4 and 7. Which ages have you looked after most?']
   */
  items: string[];
}
