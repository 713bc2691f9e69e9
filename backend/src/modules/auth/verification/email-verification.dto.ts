import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { messages } from '../texts.js';

@ApiSchema({ name: 'EmailVerification' })
export class EmailVerificationDto {
  /** The page from which the person signed up; null if there was none. */
  @ApiProperty({ type: String, nullable: true, example: '/au-pair-job-board' })
  returnPath: string | null;
}

export class VerifyEmailInput {
  /**
   * The token in the link of the email.
   * @example 'yB1Uo2m0vJ4r1m8nP7cQ3wXz5aLk9tHfE6gD0sRiN2M'
   */
  @IsString({ message: messages.token })
  @Length(1, 200, { message: messages.token })
  token: string;
}
