import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { NOTIFICATION_GROUPS, type NotificationGroup } from '../notification-types/index.js';

export class UnsubscribeQuery {
  /**
   * From the link in the email.
   * @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21.interviews.mQ3xJk'
   */
  @IsString()
  @MaxLength(200)
  token: string;
}

@ApiSchema({ name: 'MailSubscription' })
export class MailSubscriptionDto {
  @ApiProperty({ enum: NOTIFICATION_GROUPS, enumName: 'NotificationGroup', example: 'interviews' })
  group: NotificationGroup;
  /** @example 'Video interviews' */
  label: string;
  /**
   * Whether these emails are sent.
   * @example true
   */
  subscribed: boolean;
}
