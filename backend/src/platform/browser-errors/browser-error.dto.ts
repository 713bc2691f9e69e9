import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { PageQuery } from '../http/index.js';
import { BROWSER_ERROR_KINDS, type BrowserError, type BrowserErrorKind } from './browser-error.entity.js';

/** An error in a visitor's browser. Ids, addresses and quotes are removed before it is stored. */
export class BrowserErrorInput {
  @IsIn(BROWSER_ERROR_KINDS)
  @ApiProperty({ enum: BROWSER_ERROR_KINDS, enumName: 'BrowserErrorKind', example: 'render' })
  kind: BrowserErrorKind;

  /** @example 'TypeError: x is not a function' */
  @IsString()
  @MinLength(1)
  @MaxLength(500)
  message: string;

  /** @example 'at Card (/assets/SearchAuPairsPage-Bx81kQ2z.js:1:23456)' */
  @IsString()
  @MaxLength(3_000)
  stack: string;

  /** The path of the page. @example '/search-au-pairs' */
  @IsString()
  @MaxLength(300)
  @Matches(/^\//)
  page: string;

  /**
   * The build of the website.
   * @example 'Bx81kQ2z'
   */
  @Matches(/^[\w-]{1,40}$/)
  @ApiProperty({ pattern: '^[\\w-]{1,40}$' })
  release: string;
}

/** Filters of browser errors. */
export class BrowserErrorsQuery extends PageQuery {
  /**
   * Resolved errors, instead of open ones.
   * @example true
   */
  @IsOptional()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : (value as unknown)))
  @IsIn([true, false])
  resolved: boolean = false;
}

/** A browser error, grouped. */
@ApiSchema({ name: 'BrowserError' })
export class BrowserErrorDto {
  /** @example '0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: BROWSER_ERROR_KINDS, enumName: 'BrowserErrorKind', example: 'render' })
  kind: BrowserErrorKind;

  /** @example 'TypeError: x is not a function' */
  message: string;

  /** @example 'at Card (/assets/SearchAuPairsPage-Bx81kQ2z.js:1:23456)' */
  stack: string;

  /**
   * The page where it last occurred.
   * @example '/au-pair/:id'
   */
  page: string;

  /** @example 'Safari' */
  browser: string;

  /** @example 'Bx81kQ2z' */
  release: string;

  /**
   * Page loads with this error.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  count: number;

  /** @example '2026-11-20T08:15:30.123Z' */
  @ApiProperty({ format: 'date-time' })
  firstSeenAt: string;

  /** @example '2026-11-21T09:15:30.123Z' */
  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;
}

/** One page of errors, most recent first. */
export class BrowserErrorsPage {
  items: BrowserErrorDto[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

export const toBrowserErrorDto = (row: BrowserError): BrowserErrorDto => ({
  id: row.id,
  kind: row.kind,
  message: row.message,
  stack: row.stack,
  page: row.page,
  browser: row.browser,
  release: row.release,
  count: row.count,
  firstSeenAt: row.firstSeenAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
});
