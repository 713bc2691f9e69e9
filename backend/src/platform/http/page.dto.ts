import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';

/** Asks for one page of a list. */
export class PageQuery {
  /**
   * Where the page before this one ended, as its `nextCursor` said.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  @IsOptional()
  @IsString()
  @MaxLength(300)
  cursor?: string;

  /** How many items at most. @example 20 */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(50)
  @ApiPropertyOptional({ type: 'integer' })
  limit: number = 20;
}
