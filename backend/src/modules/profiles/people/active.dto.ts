import { Flag } from '../../../platform/validation/index.js';

/** Pauses or resumes a profile. */
export class ActiveInput {
  /**
   * False: no one except the owner sees the profile.
   * @example false
   */
  @Flag()
  active: boolean;
}
