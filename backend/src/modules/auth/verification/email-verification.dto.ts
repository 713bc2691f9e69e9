import { IsString, Length } from 'class-validator';
import { messages } from '../messages.js';

export class VerifyEmailInput {
  /**
   * What stands behind `token=` in the link of the mail.
   * @example 'yB1Uo2m0vJ4r1m8nP7cQ3wXz5aLk9tHfE6gD0sRiN2M'
   */
  @IsString({ message: messages.token })
  @Length(1, 200, { message: messages.token })
  token: string;
}
