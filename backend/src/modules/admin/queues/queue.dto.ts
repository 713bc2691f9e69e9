import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Every queue of Admin, in the order of the dashboard. */
export const QUEUE_NAMES = [
  'evidence',
  'moderation',
  // Support requests from members.
  'support',
  // Messages from the contact form.
  'contact',
  // Proposals that need a second admin.
  'approvals',
  // Unpaid invoices.
  'invoices',
  // Disputed payments, and money that we owe to others.
  'payments',
  // Open records of data breaches.
  'breaches',
  // Facts due for review.
  'facts',
] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** The items that wait in one queue. */
@ApiSchema({ name: 'AdminQueue' })
export class QueueDto {
  @ApiProperty({ enum: QUEUE_NAMES, enumName: 'QueueName', example: QUEUE_NAMES[0] })
  name: QueueName;

  /** @example 4 */
  waiting: number;

  /**
   * Since when the oldest has waited; null for an empty queue.
   * @example '2026-11-20T08:15:30.123Z'
   */
  oldestSince: string | null;
}

@ApiSchema({ name: 'AdminQueues' })
export class QueuesDto {
  items: QueueDto[];
}
