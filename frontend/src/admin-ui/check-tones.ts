import type { ReviewedState } from '../api/verification-review';
import type { Tone } from './StateTag';

/** How it stands with a check, wherever one is shown. */
export const CHECK_TONES: Record<ReviewedState, Tone> = {
  waiting: 'waiting',
  approved: 'good',
  ask_again: 'waiting',
  refused: 'bad',
  expired: 'bad',
  withdrawn: 'bad',
};
