import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PageQuery } from '../../../platform/http/index.js';
import { BREVO_EVENT_KINDS, type BrevoEventKind } from './brevo-event.entity.js';
import type { BrevoEventRow } from './brevo-events.repository.js';

export class BrevoEventQuery extends PageQuery {}

/** A delivery event of an email. */
@ApiSchema({ name: 'BrevoEvent' })
export class BrevoEventDto {
  /** @example '5f3b0c6d0a7e4b21' */
  id: string;

  @ApiProperty({ enum: BREVO_EVENT_KINDS, enumName: 'BrevoEventKind', example: 'delivered' })
  kind: BrevoEventKind;

  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  personId: string | null;

  /**
   * Null for a deleted or unknown person.
   * @example 'lena.brandl'
   */
  username: string | null;

  /** @example 'Spring letter' */
  campaignName: string | null;

  /** @example '2026-11-20T08:15:30.000Z' */
  @ApiProperty({ format: 'date-time' })
  happenedAt: string;
}

/** One page of delivery events, newest first. */
export class BrevoEventPage {
  items: BrevoEventDto[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjVmM2IwYyJd'
   */
  nextCursor: string | null;
}

/** The part of Brevo's webhook body that we read; batches are lists of these. */
export class BrevoReportBody {
  /** @example 'unsubscribe' */
  event: string;

  /** @example 'lena@example.com' */
  email: string;

  /** @example 12 */
  @ApiProperty({ type: 'integer', required: false })
  camp_id?: number;

  /**
   * Unix time in seconds.
   * @example 1795161330
   */
  @ApiProperty({ type: 'integer', required: false })
  ts_event?: number;
}

export const toBrevoEventDto = (row: BrevoEventRow): BrevoEventDto => ({
  id: row.key.slice(0, 16),
  kind: row.kind,
  personId: row.personId,
  username: row.username,
  campaignName: row.campaignName,
  happenedAt: row.happenedAt.toISOString(),
});
