/** The states of an agreement. */
export const AGREEMENT_STATES = [
  'draft',
  'proposed',
  'countered',
  'accepted',
  'confirmed',
  'active',
  'completed',
  'ended_early',
  'cancelled',
] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

export const AGREEMENT_MOVES = ['propose', 'counter', 'sign', 'cancel', 'begin', 'end', 'complete'] as const;
export type AgreementMove = (typeof AGREEMENT_MOVES)[number];

/**
 * `author` wrote the current version, `other` received it; `calendar` is the passing of days, `admin` is an admin, who
 * gives a reason.
 */
type Mover = 'author' | 'other' | 'either' | 'calendar' | 'admin';

interface Transition {
  from: AgreementState;
  move: AgreementMove;
  by: Mover;
  to: AgreementState;
}

/**
 * The only table of permitted moves. docs/agreements.md shows the same rows, and a test compares the two. Any other
 * move is rejected with the current state.
 */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'draft', move: 'propose', by: 'author', to: 'proposed' },
  { from: 'draft', move: 'cancel', by: 'author', to: 'cancelled' },
  { from: 'proposed', move: 'counter', by: 'other', to: 'countered' },
  { from: 'proposed', move: 'sign', by: 'other', to: 'accepted' },
  { from: 'proposed', move: 'cancel', by: 'either', to: 'cancelled' },
  { from: 'proposed', move: 'cancel', by: 'admin', to: 'cancelled' },
  { from: 'countered', move: 'counter', by: 'other', to: 'countered' },
  { from: 'countered', move: 'sign', by: 'other', to: 'accepted' },
  { from: 'countered', move: 'cancel', by: 'either', to: 'cancelled' },
  { from: 'countered', move: 'cancel', by: 'admin', to: 'cancelled' },
  { from: 'accepted', move: 'counter', by: 'author', to: 'countered' },
  { from: 'accepted', move: 'sign', by: 'author', to: 'confirmed' },
  { from: 'accepted', move: 'cancel', by: 'either', to: 'cancelled' },
  { from: 'accepted', move: 'cancel', by: 'admin', to: 'cancelled' },
  { from: 'confirmed', move: 'cancel', by: 'either', to: 'cancelled' },
  { from: 'confirmed', move: 'cancel', by: 'admin', to: 'cancelled' },
  { from: 'confirmed', move: 'begin', by: 'calendar', to: 'active' },
  { from: 'active', move: 'end', by: 'either', to: 'ended_early' },
  { from: 'active', move: 'end', by: 'admin', to: 'ended_early' },
  { from: 'active', move: 'complete', by: 'calendar', to: 'completed' },
  { from: 'ended_early', move: 'end', by: 'either', to: 'ended_early' },
  { from: 'ended_early', move: 'end', by: 'admin', to: 'ended_early' },
];

/** The terms are being negotiated: a conversation has at most one such agreement that both can see. */
export const OPEN_STATES = ['proposed', 'countered', 'accepted'] as const satisfies AgreementState[];
/** Both signed, and it was not cancelled before it began: the au pair's days are reserved. */
export const BINDING_STATES = ['confirmed', 'active', 'completed', 'ended_early'] as const satisfies AgreementState[];

export type Part = 'author' | 'other';

/** The state after a move, or null if this person cannot make it. */
export function nextState(
  from: AgreementState,
  move: AgreementMove,
  by: Exclude<Mover, 'either'>,
): AgreementState | null {
  const isOfTheTwo = by === 'author' || by === 'other';
  const row = TRANSITIONS.find(
    (one) => one.from === from && one.move === move && (one.by === by || (one.by === 'either' && isOfTheTwo)),
  );
  return row?.to ?? null;
}

/** Lists the actions of a person on an agreement in this state. */
export function movesOf(state: AgreementState, part: Part): AgreementMove[] {
  return AGREEMENT_MOVES.filter((move) => nextState(state, move, part) !== null);
}

/** Whose answer the agreement waits for; null if it waits for no one. */
export function turnIn(state: AgreementState): Part | null {
  if (state === 'draft' || state === 'accepted') return 'author';
  return state === 'proposed' || state === 'countered' ? 'other' : null;
}
