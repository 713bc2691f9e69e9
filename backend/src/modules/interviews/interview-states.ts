/** The stored states. */
export const INTERVIEW_STATES = ['proposed', 'scheduled', 'declined', 'cancelled', 'lapsed', 'done'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/** Possible lengths in minutes. */
export const INTERVIEW_LENGTHS = [15, 30, 45, 60] as const;
export type InterviewLength = (typeof INTERVIEW_LENGTHS)[number];

/** `moving` is a scheduled interview with a proposed change: the agreed time stays until another one is accepted. */
export type Situation = InterviewState | 'moving';

/** Actions of people on an interview. */
export const INTERVIEW_STEPS = ['propose', 'accept', 'decline', 'keep', 'cancel'] as const;
export type InterviewStep = (typeof INTERVIEW_STEPS)[number];

/** The proposer made the latest proposal; the answerer is the other person. */
export type Part = 'proposer' | 'answerer';

interface Transition {
  by: Part | 'either';
  to: Situation;
}

/**
 * The only table of permitted steps; docs/interviews.md shows the same. In addition, the product ends a scheduled or
 * moving interview (`done`) once it was held or its time has passed, and lets unanswered proposals lapse: `proposed` →
 * `lapsed`, `moving` → `scheduled`.
 */
export const INTERVIEW_TABLE: Readonly<Record<Situation, Partial<Record<InterviewStep, Transition>>>> = {
  proposed: {
    propose: { by: 'either', to: 'proposed' },
    accept: { by: 'answerer', to: 'scheduled' },
    decline: { by: 'answerer', to: 'declined' },
    cancel: { by: 'proposer', to: 'cancelled' },
  },
  scheduled: {
    propose: { by: 'either', to: 'moving' },
    cancel: { by: 'either', to: 'cancelled' },
  },
  moving: {
    propose: { by: 'either', to: 'moving' },
    accept: { by: 'answerer', to: 'scheduled' },
    keep: { by: 'either', to: 'scheduled' },
    cancel: { by: 'either', to: 'cancelled' },
  },
  declined: {},
  cancelled: {},
  lapsed: {},
  done: {},
};

/** The situation after a step, or null if this part may not take it. */
export function situationAfter(situation: Situation, step: InterviewStep, part: Part): Situation | null {
  const transition = INTERVIEW_TABLE[situation][step];
  return transition && (transition.by === 'either' || transition.by === part) ? transition.to : null;
}

/** The steps that this part may take. */
export const stepsOf = (situation: Situation, part: Part): InterviewStep[] =>
  INTERVIEW_STEPS.filter((step) => situationAfter(situation, step, part) !== null);
