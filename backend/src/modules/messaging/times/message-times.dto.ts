import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'MessageMoment' })
export class MessageMomentDto {
  /** @example true */
  done: boolean;
  /** To a minute; null while it is not done, and where it was not recorded. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T08:31:00.000Z' })
  at: string | null;
}

/** What became of a message on its way to its receiver. */
@ApiSchema({ name: 'MessageTimes' })
export class MessageTimesDto {
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  sentAt: string;
  /** One of the receiver's open pages had it. */
  delivered: MessageMomentDto;
  read: MessageMomentDto;
}
