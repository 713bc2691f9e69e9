import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES } from '../../billing/index.js';

export const REFUND_WAYS = ['card', 'bank'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** A refund. */
export class ApprovalRefund {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  purchaseId: string;

  /** @example 12500 */
  amountCents: number;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AUD' })
  currency: (typeof CURRENCIES)[number];

  /** `bank` is paid by hand. */
  @ApiProperty({ enum: REFUND_WAYS, enumName: 'RefundWay', example: 'card' })
  by: RefundWay;

  /** @example 'Premium Family, intake' */
  item: string;

  /** @example '2026-00012' */
  @ApiProperty({ type: String, nullable: true })
  invoiceNumber: string | null;
}

/** A bank transfer that was recorded by mistake. */
export class ApprovalReversal {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  purchaseId: string;

  /** @example '4711' */
  entryId: string;

  /** @example 25000 */
  amountCents: number;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AUD' })
  currency: (typeof CURRENCIES)[number];

  /**
   * The day for which it was recorded.
   * @example '2026-11-22'
   */
  paidOn: string;

  /** @example 'HARTLEY 2026-00012' */
  @ApiProperty({ type: String, nullable: true })
  reference: string | null;

  /** @example 'Premium Family, intake fee' */
  item: string;

  /** @example '2026-00012' */
  @ApiProperty({ type: String, nullable: true })
  invoiceNumber: string | null;
}

/** The proposed offer. */
export class ApprovalOffer {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { on: true, percentOff: 100, until: '2027-01-31' },
  })
  value: object;

  /** The version that was edited. @example 3 */
  @ApiProperty({ type: 'integer' })
  version: number;
}
