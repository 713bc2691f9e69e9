import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** `interview.changed`, to both people: load the interview again. */
@ApiSchema({ name: 'InterviewChanged' })
export class InterviewChangedDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  interviewId: string;
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
}
