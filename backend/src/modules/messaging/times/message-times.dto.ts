import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'MessageMoment' })
export class MessageMomentDto {
  /** @example true */
  done: boolean;
  /** To the minute; null if it has not happened yet or was not recorded. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T08:31:00.000Z' })
  at: string | null;
}

/** When a message was delivered and read. */
@ApiSchema({ name: 'MessageTimes' })
export class MessageTimesDto {
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  sentAt: string;
  /** One of the receiver's open pages had it. */
  delivered: MessageMomentDto;
  read: MessageMomentDto;
}
