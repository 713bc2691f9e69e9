import { Text } from '../../profiles/index.js';
import { messages } from './texts.js';

export class ReviewRemovalInput {
  /** @example 'Names the street and the school of the children.' */
  @Text({ min: 10, max: 1000, words: messages.reason })
  reason: string;
}
