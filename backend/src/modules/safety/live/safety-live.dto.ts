import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** `message.warned`, to the receiver: load the warnings of the conversation again. */
@ApiSchema({ name: 'MessageWarned' })
export class MessageWarnedDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
}

/** `message.held-changed`, to the sender: load the held messages of the conversation again. */
@ApiSchema({ name: 'HeldMessageChanged' })
export class HeldMessageChangedDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
}

/** `ban.noticed`, to everyone to whom the banned account wrote. */
@ApiSchema({ name: 'BanNoticed' })
export class BanNoticedDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  personId: string;
}
