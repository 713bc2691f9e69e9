/** The states of an application. */
export const APPLICATION_STATES = [
  'applied',
  'seen',
  'shortlisted',
  'accepted',
  'declined',
  'withdrawn',
  'closed',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const APPLICATION_MOVES = ['see', 'shortlist', 'accept', 'decline', 'withdraw', 'close'] as const;
export type ApplicationMove = (typeof APPLICATION_MOVES)[number];

/** `calendar`: the deadline has passed, or the listing is filled. */
type ApplicationMover = 'family' | 'auPair' | 'calendar';

interface Transition {
  from: ApplicationState;
  move: ApplicationMove;
  by: ApplicationMover;
  to: ApplicationState;
}

/**
 * The only table of permitted moves. docs/job-board.md shows the same rows, and a test compares the two. Any other
 * move is rejected with the current state.
 */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'applied', move: 'see', by: 'family', to: 'seen' },
  { from: 'applied', move: 'shortlist', by: 'family', to: 'shortlisted' },
  { from: 'applied', move: 'accept', by: 'family', to: 'accepted' },
  { from: 'applied', move: 'decline', by: 'family', to: 'declined' },
  { from: 'applied', move: 'withdraw', by: 'auPair', to: 'withdrawn' },
  { from: 'applied', move: 'close', by: 'calendar', to: 'closed' },
  { from: 'seen', move: 'shortlist', by: 'family', to: 'shortlisted' },
  { from: 'seen', move: 'accept', by: 'family', to: 'accepted' },
  { from: 'seen', move: 'decline', by: 'family', to: 'declined' },
  { from: 'seen', move: 'withdraw', by: 'auPair', to: 'withdrawn' },
  { from: 'seen', move: 'close', by: 'calendar', to: 'closed' },
  { from: 'shortlisted', move: 'accept', by: 'family', to: 'accepted' },
  { from: 'shortlisted', move: 'decline', by: 'family', to: 'declined' },
  { from: 'shortlisted', move: 'withdraw', by: 'auPair', to: 'withdrawn' },
  { from: 'shortlisted', move: 'close', by: 'calendar', to: 'closed' },
];

/** The family has not decided. */
export const OPEN_STATES = ['applied', 'seen', 'shortlisted'] as const satisfies ApplicationState[];
export const isOpen = (state: ApplicationState): boolean => (OPEN_STATES as readonly string[]).includes(state);

/** The state after a move, or null if this person cannot make it. */
export function nextState(
  from: ApplicationState,
  move: ApplicationMove,
  by: ApplicationMover,
): ApplicationState | null {
  return TRANSITIONS.find((row) => row.from === from && row.move === move && row.by === by)?.to ?? null;
}

/** Lists the actions of a person on an application in this state. */
export function movesOf(state: ApplicationState, by: ApplicationMover): ApplicationMove[] {
  return TRANSITIONS.filter((row) => row.from === state && row.by === by).map(({ move }) => move);
}
