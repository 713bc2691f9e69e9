import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

/** The caller's calendar address, for calendar apps to subscribe to. */
@ApiSchema({ name: 'CalendarFeed' })
export class CalendarFeedDto {
  /**
   * Anyone with this address can read the caller's interviews and placements; null while there is none.
   * @example 'https://wattleandfern.example/api/calendar.ics?token=c2VyaWFs'
   */
  @ApiProperty({ type: String, format: 'uri', nullable: true })
  address: string | null;

  /** @example '2026-11-23T09:00:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  createdAt: string | null;
}

export class CalendarFileQuery {
  /** From the address of the calendar. @example 'c2VyaWFs' */
  @IsString()
  @MaxLength(200)
  token: string;
}
