import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { MARKETING_WORDINGS, type MarketingWording } from '../../auth/index.js';
import { messages } from '../texts.js';
import { type MarketingConsent, CONSENT_SOURCES, type ConsentSource } from './marketing-consent.entity.js';

export class MarketingConsentInput {
  /**
   * Whether the person wants marketing emails.
   * @example true
   */
  @IsBoolean()
  agreed: boolean;

  /** The text next to the switch, as shown. */
  @IsIn(MARKETING_WORDINGS, { message: messages.marketingWording })
  @ApiProperty({ enum: MARKETING_WORDINGS, enumName: 'MarketingWording', example: MARKETING_WORDINGS[0] })
  wording: MarketingWording;
}

/** Whether the caller receives marketing emails. */
@ApiSchema({ name: 'MarketingConsent' })
export class MarketingConsentDto {
  /** @example false */
  agreed: boolean;

  /** Its source; null if never asked, which means no. */
  @ApiProperty({ type: 'string', enum: CONSENT_SOURCES, nullable: true, example: 'account' })
  source: ConsentSource | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  recordedAt: string | null;
}

export const toMarketingConsentDto = (newest: MarketingConsent | null): MarketingConsentDto => ({
  agreed: newest?.agreed ?? false,
  source: newest?.source ?? null,
  recordedAt: newest?.recordedAt.toISOString() ?? null,
});
