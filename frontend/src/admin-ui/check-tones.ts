import type { ReviewedState } from '../api/verification-review';
import type { Tone } from './StateTag';

/** The tag colour of a check's state. */
export const CHECK_TONES: Record<ReviewedState, Tone> = {
  waiting: 'waiting',
  approved: 'good',
  ask_again: 'waiting',
  refused: 'bad',
  expired: 'bad',
  withdrawn: 'bad',
};
