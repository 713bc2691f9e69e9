import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** A banned person who wrote to the caller. */
@ApiSchema({ name: 'BanNotice' })
export class BanNoticeDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  personId: string;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

@ApiSchema({ name: 'BanNotices' })
export class BanNoticesDto {
  /** The latest 200, newest first. */
  items: BanNoticeDto[];
}
