import { DomainError } from '../../platform/errors/index.js';
import { situationAfter, type InterviewStep, type Part, type Situation } from './interview-states.js';
import type { Interview } from './interview.entity.js';
import { messages } from './texts.js';

/** The situation of an interview, from its state and its pending times. */
export const situationOf = ({ state }: Pick<Interview, 'state'>, proposals: number): Situation =>
  state === 'scheduled' && proposals > 0 ? 'moving' : state;

export const partOf = ({ proposedBy }: Pick<Interview, 'proposedBy'>, personId: string): Part =>
  proposedBy === personId ? 'proposer' : 'answerer';

/**
 * The situation after a step. Throws `invalid_state_transition`, with the current state, if the table does not allow
 * it.
 */
export function assertStep(situation: Situation, step: InterviewStep, part: Part): Situation {
  const next = situationAfter(situation, step, part);
  if (next) return next;
  throw new DomainError('invalid_state_transition', {
    message: messages.situation[situation],
    state: situation,
  });
}
