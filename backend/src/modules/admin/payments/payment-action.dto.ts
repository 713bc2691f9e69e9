import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsISO8601, IsUUID, Matches, Max, Min } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { Text } from '../../../platform/validation/index.js';
import { PAID_PLANS, type PaidPlan } from '../../billing/index.js';
import { messages } from './texts.js';

/** A date without a time; whether the day exists is checked separately. */
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** An admin's reason. */
export class PaymentReasonInput {
  /** @example 'The family has moved and no longer looks for an au pair.' */
  @Text({ min: 10, max: 1000, words: messages.reason })
  reason: string;
}

export class InvoicePaymentInput extends PaymentReasonInput {
  /**
   * The day on the bank statement.
   * @example '2026-11-20'
   */
  @Matches(DAY, { message: messages.day })
  @IsISO8601({ strict: true }, { message: messages.day })
  @ApiProperty({ format: 'date' })
  paidOn: string;

  /** @example 'HARTLEY 2026-00012' */
  @Text({ min: 1, max: 140, words: messages.reference })
  reference: string;
}

/** A bank transfer for an open invoice. */
export class InvoiceTransferInput extends InvoicePaymentInput {
  /**
   * The amount received; the full amount due if omitted. A smaller amount leaves the rest open.
   * @example 25000
   */
  @MayBeOmitted()
  @ApiPropertyOptional({ type: 'integer' })
  @IsInt({ message: messages.amount })
  @Min(1, { message: messages.amount })
  @Max(10_000_000, { message: messages.amount })
  amountCents?: number;
}

/** A bank transfer for a purchase that was already paid or cancelled. */
export class TransferInput extends InvoicePaymentInput {
  /** @example 25000 */
  @ApiProperty({ type: 'integer' })
  @IsInt({ message: messages.amount })
  @Min(1, { message: messages.amount })
  @Max(10_000_000, { message: messages.amount })
  amountCents: number;
}

export class GrantInput extends PaymentReasonInput {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @IsUUID(undefined, { message: messages.person })
  userId: string;

  /** @example 'standard' */
  @IsIn(PAID_PLANS, { message: messages.plan })
  @ApiProperty({ enum: PAID_PLANS, enumName: 'PaidPlan' })
  plan: PaidPlan;

  /**
   * The last day of it.
   * @example '2027-06-30'
   */
  @Matches(DAY, { message: messages.day })
  @IsISO8601({ strict: true }, { message: messages.day })
  @ApiProperty({ format: 'date' })
  until: string;
}
