import { ApiProperty } from '@nestjs/swagger';

/** Every queue of Admin, in the order in which the front page shows them. */
export const QUEUE_NAMES = [
  'evidence',
  'moderation',
  // Members who ask for help.
  'support',
  // The messages of people who write to us.
  'contact',
  // What needs a second admin.
  'approvals',
  // Invoices that are not paid yet.
  'invoices',
  // Payments that are disputed, and money of ours that is someone else's.
  'payments',
  // Figures of laws and authorities past their day of review.
  'facts',
] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** What waits in one queue. */
export class QueueDto {
  @ApiProperty({ enum: QUEUE_NAMES, enumName: 'QueueName', example: QUEUE_NAMES[0] })
  name: QueueName;

  /** @example 4 */
  waiting: number;

  /**
   * Since when the oldest has waited; null when nothing does.
   * @example '2026-11-20T08:15:30.123Z'
   */
  oldestSince: string | null;
}

export class QueuesDto {
  items: QueueDto[];
}
