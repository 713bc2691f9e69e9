import { IsBoolean } from 'class-validator';
import { messages } from '../rules/texts.js';

/** Pauses or resumes a profile. */
export class ActiveInput {
  /**
   * False: no one except the owner sees the profile.
   * @example false
   */
  @IsBoolean({ message: messages.notYesOrNo })
  active: boolean;
}
