import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { Moment, NumberedPageQuery } from '../../../platform/http/index.js';
import { OptionalText, Text } from '../../../platform/validation/index.js';
import { LIST_KEYS, type ListKey } from '../audience/audience-rules.js';
import { messages } from '../texts.js';

const words = messages.campaign;

/** Brevo's states; `other` for an unknown one. */
export const CAMPAIGN_STATES = [
  'draft',
  'queued',
  'in_review',
  'in_process',
  'sent',
  'suspended',
  'cancelling',
  'cancelled',
  'archive',
  'other',
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Brevo pages by number, not by cursor. */
export class MarketingPageQuery extends PickType(NumberedPageQuery, ['page']) {}

/** The texts of a campaign email. */
export class CampaignTextInput {
  /** @example 'Spring: what families ask first' */
  @Text({ min: 3, max: 150, words: words.subject })
  subject: string;

  /**
   * The preview line in inboxes.
   * @example 'Three questions, and good answers.'
   */
  @OptionalText({ max: 150, words: words.preview })
  @ApiPropertyOptional({ type: 'string', nullable: true })
  preview?: string | null;

  /**
   * Blank lines separate paragraphs.
   * @example 'The jacarandas are out, and so are the first questions of the season.'
   */
  @Text({ min: 20, max: 20_000, paragraphs: true, words: words.text })
  text: string;
}

/** The email as recipients see it. */
export class CampaignPreview {
  /** @example '<!doctype html><html lang="en-AU"><body><h1>Spring</h1></body></html>' */
  html: string;
}

export class NewCampaignInput {
  /**
   * An internal name.
   * @example 'Spring letter'
   */
  @Text({ min: 3, max: 100, words: words.name })
  name: string;

  /** @example 'Spring: what families ask first' */
  @Text({ min: 3, max: 150, words: words.subject })
  subject: string;

  /** @example 'Three questions, and good answers.' */
  @OptionalText({ max: 150, words: words.preview })
  @ApiPropertyOptional({ type: 'string', nullable: true })
  preview?: string | null;

  /**
   * The sender: one of the account's.
   * @example 3
   */
  @IsInt({ message: words.senderId })
  @Min(1, { message: words.senderId })
  @ApiProperty({ type: 'integer' })
  senderId: number;

  @ArrayMinSize(1, { message: words.lists })
  @ArrayMaxSize(LIST_KEYS.length, { message: words.lists })
  @ArrayUnique()
  @IsIn(LIST_KEYS, { each: true, message: words.lists })
  @ApiProperty({
    ...{ enum: LIST_KEYS, enumName: 'MarketingListKey', isArray: true, example: ['families-australia'] },
    ...{ minItems: 1, maxItems: LIST_KEYS.length },
  })
  lists: ListKey[];

  /**
   * A template of the account; either this or `text`.
   * @example 5
   */
  @IsOptional()
  @IsInt({ message: words.content })
  @Min(1, { message: words.content })
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  templateId?: number | null;

  /**
   * Our own text; blank lines separate paragraphs.
   * @example 'The jacarandas are out, and so are the first questions.'
   */
  @OptionalText({ min: 20, max: 20_000, paragraphs: true, words: words.text })
  @ApiPropertyOptional({ type: 'string', nullable: true })
  text?: string | null;
}

/** Sends it to everyone on its lists. */
export class CampaignSendingInput {
  /**
   * The number of recipients that the admin saw; not accepted if it has changed.
   * @example 18
   */
  @IsInt()
  @Min(1)
  @ApiProperty({ type: 'integer' })
  people: number;
}

export class CampaignScheduleInput extends CampaignSendingInput {
  /** @example '2026-12-01T22:00:00.000Z' */
  @Moment()
  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** The results of a campaign. */
export class CampaignFigures {
  /** @example 18 */
  @ApiProperty({ type: 'integer' })
  sent: number;
  /** @example 17 */
  @ApiProperty({ type: 'integer' })
  delivered: number;
  /**
   * An upper estimate: some email programs open emails automatically.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  opened: number;
  /** @example 5 */
  @ApiProperty({ type: 'integer' })
  clicked: number;
  /** @example 1 */
  @ApiProperty({ type: 'integer' })
  unsubscribed: number;
  /**
   * Permanently or temporarily.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  bounced: number;
  /** @example 0 */
  @ApiProperty({ type: 'integer' })
  complained: number;
}

/** A campaign in the list. */
export class CampaignSummary {
  /**
   * Its id at Brevo.
   * @example 12
   */
  @ApiProperty({ type: 'integer' })
  id: number;

  /** @example 'Spring letter' */
  name: string;

  /** @example 'Spring: what families ask first' */
  subject: string;

  @ApiProperty({ enum: CAMPAIGN_STATES, enumName: 'CampaignState', example: 'draft' })
  state: CampaignState;

  /** Its recipient lists. */
  @ApiProperty({ enum: LIST_KEYS, enumName: 'MarketingListKey', isArray: true, example: ['families-australia'] })
  lists: ListKey[];

  /** @example '2026-12-01T22:00:00.000Z' */
  @ApiProperty({ type: 'string', nullable: true })
  scheduledAt: string | null;

  /** @example '2026-12-01T22:00:31.000Z' */
  @ApiProperty({ type: 'string', nullable: true })
  sentAt: string | null;

  /** Null before it is sent. */
  @ApiProperty({ type: () => CampaignFigures, nullable: true })
  figures: CampaignFigures | null;
}

export class CampaignPage {
  items: CampaignSummary[];
  /**
   * The total.
   * @example 31
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

/** A campaign with its email. */
export class CampaignDetail extends CampaignSummary {
  /**
   * The sender.
   * @example 'Wattle & Fern <hello@wattleandfern.example>'
   */
  from: string;

  /**
   * The number of people on its lists at Brevo.
   * @example 18
   */
  @ApiProperty({ type: 'integer' })
  people: number;

  /** @example '<!doctype html><html lang="en-AU"><body><h1>Spring</h1></body></html>' */
  html: string;
}

/** A template of the account at Brevo. */
export class TemplateSummary {
  /** @example 5 */
  @ApiProperty({ type: 'integer' })
  id: number;
  /** @example 'Monthly letter' */
  name: string;
  /** @example 'News from both sides of the Tasman' */
  subject: string;
  /** @example '2026-11-02T10:00:00.000+11:00' */
  @ApiProperty({ type: 'string', nullable: true })
  changedAt: string | null;
}

export class TemplatePage {
  items: TemplateSummary[];
  /**
   * The total.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

export class TemplateDetail extends TemplateSummary {
  /** @example '<!doctype html><html lang="en-AU"><body><h1>News</h1></body></html>' */
  html: string;
}
