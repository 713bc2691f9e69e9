import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsObject, Min } from 'class-validator';
import type { SiteSetting, CurrentSetting } from '../../../platform/site-settings/index.js';
import { Text } from '../../../platform/validation/index.js';
import { messages } from './texts.js';

const EXAMPLE = { newConversationsPerDay: 20, newConversationsAtFirstPerDay: 5, profileViewsPerDay: 150 };
const VALUE = { type: 'object', additionalProperties: true, example: EXAMPLE } as const;

/** A setting. The form of its value depends on its key. */
@ApiSchema({ name: 'SiteSetting' })
export class SiteSettingDto {
  /** @example 'limits' */
  key: string;

  @ApiProperty(VALUE)
  value: object;

  /** The default value. */
  @ApiProperty(VALUE)
  standard: object;

  /**
   * Rises with every change; 0 while the default applies.
   * @example 3
   */
  version: number;

  /** @example '2026-11-20T08:15:30.123Z' */
  updatedAt: string | null;

  /**
   * The admin's id.
   * @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e'
   */
  updatedBy: string | null;
}

export class SiteSettingsList {
  items: SiteSettingDto[];
}

export class SiteSettingInput {
  @ApiProperty(VALUE)
  @IsObject({ message: messages.value })
  value: object;

  /** The version that was edited. @example 3 */
  @ApiProperty({ type: 'integer', minimum: 0 })
  @IsInt({ message: messages.version })
  @Min(0, { message: messages.version })
  version: number;

  /** @example 'A school sent forty families today.' */
  @Text({ min: 10, max: 500, words: messages.reason })
  reason: string;
}

export const toSiteSettingDto = (
  { key, value, version, updatedAt, updatedBy }: CurrentSetting,
  { standard }: SiteSetting<object>,
): SiteSettingDto => ({ key, value, standard, version, updatedAt: updatedAt?.toISOString() ?? null, updatedBy });
