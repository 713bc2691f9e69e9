/** What is stored. */
export const INTERVIEW_STATES = ['proposed', 'scheduled', 'declined', 'cancelled', 'lapsed', 'done'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/** How long an interview can be planned for, in minutes. */
export const INTERVIEW_LENGTHS = [15, 30, 45, 60] as const;
export type InterviewLength = (typeof INTERVIEW_LENGTHS)[number];

/**
 * Where an interview stands. `moving` is a scheduled one for which other times are proposed: the agreed time holds
 * until one of them is accepted.
 */
export type Situation = InterviewState | 'moving';

/** What people do to an interview. */
export const INTERVIEW_STEPS = ['propose', 'accept', 'decline', 'keep', 'cancel'] as const;
export type InterviewStep = (typeof INTERVIEW_STEPS)[number];

/** The proposer made the times that were proposed last; the answerer is the other one of the two. */
export type Part = 'proposer' | 'answerer';

interface Way {
  by: Part | 'either';
  to: Situation;
}

/**
 * The one table of what may be done, by whom, and where it leads; docs/interviews.md shows the same. Besides people's
 * steps the product ends a scheduled or moving interview (`done`) once it was held or its time has passed, and lets
 * proposals lapse that no one answered while they lay ahead: `proposed` → `lapsed`, `moving` → `scheduled`.
 */
export const INTERVIEW_TABLE: Readonly<Record<Situation, Partial<Record<InterviewStep, Way>>>> = {
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

/** Where the step leads, or null when this part may not take it in this situation. */
export function situationAfter(situation: Situation, step: InterviewStep, part: Part): Situation | null {
  const way = INTERVIEW_TABLE[situation][step];
  return way && (way.by === 'either' || way.by === part) ? way.to : null;
}

/** The steps that this part may take. */
export const stepsOf = (situation: Situation, part: Part): InterviewStep[] =>
  INTERVIEW_STEPS.filter((step) => situationAfter(situation, step, part) !== null);
