import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { REACTIONS, type Reaction } from './reaction-names.js';

/** Which reaction to which message; the parts of the path. */
export class ReactionParams {
  /** @example 'c3a8b5c2-7a4e-4a57-8f43-9d4f0b1f2a10' */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  id: string;

  /** @example 'heart' */
  @ApiProperty({ enum: REACTIONS, enumName: 'Reaction' })
  @IsIn(REACTIONS)
  reaction: Reaction;
}
