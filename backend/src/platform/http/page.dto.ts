import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Digits } from './digits.js';

/** Asks for one page of a list. */
export class PageQuery {
  /**
   * The `nextCursor` of the previous page.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  @IsOptional()
  @IsString()
  @MaxLength(300)
  cursor?: string;

  /**
   * The maximum number of items.
   * @example 20
   */
  @IsOptional()
  @Digits()
  @IsInt()
  @Min(1)
  @Max(50)
  @ApiPropertyOptional({ type: 'integer' })
  limit: number = 20;
}

/** Asks for one page of a list whose pages are counted. */
export class NumberedPageQuery {
  /** Beginning with 1. @example 1 */
  @IsOptional()
  @Digits()
  @IsInt()
  @Min(1)
  @Max(1_000)
  @ApiPropertyOptional({ type: 'integer' })
  page: number = 1;

  /**
   * The maximum number of items.
   * @example 20
   */
  @IsOptional()
  @Digits()
  @IsInt()
  @Min(1)
  @Max(100)
  @ApiPropertyOptional({ type: 'integer' })
  pageSize: number = 20;
}
