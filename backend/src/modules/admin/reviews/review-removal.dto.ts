import { Text } from '../../../platform/validation/index.js';

/** Texts about removing reviews for admins. */
const messages = {
  reason: {
    tooShort: 'Please give a reason of at least 10 characters',
    tooLong: 'A reason can have 1,000 characters at most',
  },
} as const;

export class ReviewRemovalInput {
  /** @example 'Names the street and the school of the children.' */
  @Text({ min: 10, max: 1000, words: messages.reason })
  reason: string;
}
