import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { ConversationIdDto } from '../conversations/conversation.dto.js';

/** How long new messages cause no email and no push notification. */
const MUTES = ['8_hours', '1_week', 'always', 'off'] as const;
export type Mute = (typeof MUTES)[number];

export class ConversationSettingsInput {
  /**
   * Whether it leaves the list until a new message arrives.
   * @example true
   */
  @ApiProperty({ type: Boolean, required: false })
  @MayBeOmitted()
  @IsBoolean()
  archived?: boolean;

  /**
   * How long its messages send no emails or push notifications, from now on; `off` ends it.
   * @example '8_hours'
   */
  @ApiProperty({ enum: MUTES, enumName: 'Mute', required: false })
  @MayBeOmitted()
  @IsIn(MUTES)
  mute?: Mute;
}

/**
 * A member's settings of a conversation. The other member does not see them. `conversation.settings` sends them to the
 * member’s tabs.
 */
@ApiSchema({ name: 'ConversationSettings' })
export class ConversationSettingsDto extends ConversationIdDto {
  /**
   * It is not in the list until a new message arrives.
   * @example false
   */
  archived: boolean;
  /**
   * Until when it is muted; for always, the last day of the year 9999. May have passed.
   */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  mutedUntil: string | null;
}
