import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Moment } from '../../../platform/http/index.js';
import { USER_TYPES, type UserType } from '../../../platform/identity/index.js';
import { FocalPoint } from '../../media/index.js';
import { spokenName } from '../../profiles/index.js';
import { NOTIFICATION_GROUPS, type NotificationGroup } from '../notification-types/index.js';
import type { Worded } from '../delivery/notification-texts.service.js';
import type { Notification } from './notification.entity.js';

/** The other person in a notification. */
@ApiSchema({ name: 'NotificationPerson' })
export class NotificationPersonDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /**
   * Their name within a sentence.
   * @example 'the Hartley family'
   */
  displayName: string;
  @ApiProperty({ enum: USER_TYPES, example: 'aupair' })
  userType: UserType;
  /** Id of their first photo. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' })
  photo: string | null;
  /** A tiny blurred preview as a data URI. */
  @ApiProperty({ type: String, nullable: true, example: 'data:image/webp;base64,UklGRg==' })
  photoPreview: string | null;
  @ApiProperty({ type: FocalPoint, nullable: true })
  photoFocalPoint: FocalPoint | null;
}

@ApiSchema({ name: 'Notification' })
export class NotificationDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'interview.scheduled' */
  kind: string;
  @ApiProperty({ enum: NOTIFICATION_GROUPS, enumName: 'NotificationGroup', example: 'interviews' })
  group: NotificationGroup;
  /** @example 'Your interview with Lena is on' */
  title: string;
  /** @example 'Tuesday 24 November, 7:30 pm Sydney time.' */
  line: string;
  /**
   * The link.
   * @example '/interviews'
   */
  path: string;
  /**
   * It pops up while the product is open, and ignores quiet hours.
   * @example false
   */
  urgent: boolean;
  @ApiProperty({ type: NotificationPersonDto, nullable: true })
  person: NotificationPersonDto | null;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /** @example null */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  readAt: string | null;
}

@ApiSchema({ name: 'NotificationPage' })
export class NotificationPageDto {
  /** Newest first. */
  items: NotificationDto[];
  /** Cursor of the next page; `null` at the end. */
  @ApiProperty({ type: String, nullable: true, example: null })
  nextCursor: string | null;
  /**
   * The number of unread notifications in total.
   * @example 2
   */
  @ApiProperty({ type: 'integer' })
  unreadCount: number;
}

@ApiSchema({ name: 'NotificationsUnread' })
export class NotificationsUnreadDto {
  /** @example 2 */
  @ApiProperty({ type: 'integer' })
  unreadCount: number;
}

/** `notification.created`: a new notification and the number of unread ones. */
@ApiSchema({ name: 'NotificationCreated' })
export class NotificationCreatedDto {
  notification: NotificationDto;
  /** @example 3 */
  @ApiProperty({ type: 'integer' })
  unreadCount: number;
}

export class ReadAllInput {
  /**
   * When the newest seen notification was created: later ones stay unread.
   * @example '2026-11-20T08:30:00.000Z'
   */
  @ApiProperty({ format: 'date-time' })
  @Moment()
  until: string;
}

export function toNotification({ row, kind, words, other }: Worded<Notification>): NotificationDto {
  return {
    id: row.id,
    kind: row.kind,
    group: kind.group,
    title: words.title,
    line: words.line,
    path: row.path,
    urgent: kind.urgent,
    person: other && {
      id: other.id,
      displayName: spokenName(other),
      userType: other.userType,
      photo: other.photo,
      photoPreview: other.photoPreview,
      photoFocalPoint: other.photoFocalPoint,
    },
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}
