import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, Matches } from 'class-validator';
import { MayBeOmitted, Nested } from '../../../platform/http/index.js';
import { CHOSEN_GROUPS, type NotificationGroup } from '../notification-types/index.js';
import { messages } from '../texts.js';

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

export class QuietHoursInput {
  /** @example true */
  @IsBoolean()
  on: boolean;

  /**
   * In the person's time zone.
   * @example '22:00'
   */
  @Matches(TIME_OF_DAY, { message: messages.timeOfDay })
  @ApiProperty({ pattern: TIME_OF_DAY.source })
  from: string;

  /** @example '07:00' */
  @Matches(TIME_OF_DAY, { message: messages.timeOfDay })
  @ApiProperty({ pattern: TIME_OF_DAY.source })
  until: string;
}

export class GroupChoiceInput {
  @ApiProperty({ enum: CHOSEN_GROUPS, enumName: 'ChosenNotificationGroup', example: 'interviews' })
  @IsIn(CHOSEN_GROUPS)
  group: NotificationGroup;

  /** @example true */
  @IsBoolean()
  email: boolean;

  /** @example false */
  @IsBoolean()
  push: boolean;
}

/** Omitted values stay unchanged. */
export class NotificationSettingsInput {
  @ApiPropertyOptional({ type: [GroupChoiceInput], maxItems: CHOSEN_GROUPS.length })
  @MayBeOmitted()
  @IsArray()
  @ArrayMaxSize(CHOSEN_GROUPS.length)
  @Nested(() => GroupChoiceInput, { each: true })
  groups?: GroupChoiceInput[];

  @ApiPropertyOptional({ type: QuietHoursInput })
  @MayBeOmitted()
  @Nested(() => QuietHoursInput)
  quietHours?: QuietHoursInput;
}

/** The channels for one group, in addition to the product itself. */
@ApiSchema({ name: 'GroupChoice' })
export class GroupChoiceDto {
  @ApiProperty({ enum: CHOSEN_GROUPS, enumName: 'ChosenNotificationGroup', example: 'interviews' })
  group: NotificationGroup;
  /** @example 'Video interviews' */
  label: string;
  /** @example 'Proposed times, changes, and reminders before you meet.' */
  line: string;
  /** @example true */
  email: boolean;
  /** @example false */
  push: boolean;
}

@ApiSchema({ name: 'QuietHours' })
export class QuietHoursDto {
  /** @example true */
  on: boolean;
  /** @example '22:00' */
  from: string;
  /** @example '07:00' */
  until: string;
}

@ApiSchema({ name: 'NotificationSettings' })
export class NotificationSettingsDto {
  groups: GroupChoiceDto[];
  quietHours: QuietHoursDto;
  /** The time zone of the quiet hours; `null` before there is a profile. */
  @ApiProperty({ type: String, nullable: true, example: 'Australia/Melbourne' })
  timeZone: string | null;
}

/** 1320 → '22:00' */
export const toTimeOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** '22:00' → 1320 */
export function minuteOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}
