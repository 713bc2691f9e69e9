import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { LARGEST_SEQ } from '../thread/thread.dto.js';
import type { ReadState } from './reads.repository.js';

export class ReadInput {
  /**
   * The number of the newest message or reaction that has been seen.
   * @example 13
   */
  @ApiProperty({ type: 'integer' })
  @Max(LARGEST_SEQ)
  @Min(0)
  @IsInt()
  seq: number;
}

@ApiSchema({ name: 'ReadState' })
export class ReadStateDto {
  /**
   * How far the conversation is now read. Never moves back, and never past the newest message.
   * @example 13
   */
  @ApiProperty({ type: 'integer' })
  lastReadSeq: number;
  /**
   * Messages of this conversation that are still unread.
   * @example 0
   */
  @ApiProperty({ type: 'integer' })
  unreadCount: number;
}

export class UnreadCountInput {
  /**
   * Must be the caller's own id.
   * @example '0b6c8a52-5d5e-4f0e-9a55-0f1c2d3e4f50'
   */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  p_user_profile_id: string;
}

export const toReadState = ({ lastReadSeq, unreadCount }: ReadState): ReadStateDto => ({ lastReadSeq, unreadCount });
