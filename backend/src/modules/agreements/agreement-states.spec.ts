import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  AGREEMENT_MOVES,
  AGREEMENT_STATES,
  BINDING_STATES,
  movesOf,
  nextState,
  OPEN_STATES,
  TRANSITIONS,
  turnIn,
  type AgreementState,
} from './agreement-states.js';

const OVER: readonly AgreementState[] = ['completed', 'ended_early', 'cancelled'];
const aMove = fc.record({
  move: fc.constantFrom(...AGREEMENT_MOVES),
  by: fc.constantFrom('author' as const, 'other' as const, 'calendar' as const, 'admin' as const),
});

describe('The states of an agreement', () => {
  it('are the same in the docs and in the code', () => {
    const page = readFileSync(join(process.cwd(), '../docs/agreements.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` \| `(\w+)` \| ([\w ]+) \| `(\w+)` \|/gm)].map(
      ([, from, move, by, to]) => ({ from, move, by: by?.trim(), to }),
    );
    expect(rows).toEqual(TRANSITIONS);
  });

  it('bind only when both have signed, and have no way out of an end, whatever people and the calendar try', () => {
    fc.assert(
      fc.property(fc.array(aMove, { maxLength: 60 }), (moves) => {
        let state: AgreementState = 'draft';
        let signatures = 0;
        for (const { move, by } of moves) {
          const next = nextState(state, move, by);
          if (next === null) continue;
          if (OVER.includes(state)) expect({ move, next }).toEqual({ move: 'end', next: state });
          if (by === 'calendar') expect(BINDING_STATES).toContain(state);
          else expect(['begin', 'complete']).not.toContain(move);
          if (by === 'admin') expect(OVER).toContain(next);
          if (move === 'sign') signatures += 1;
          // Other terms on the table: what was signed before no longer counts.
          else if (move === 'propose' || move === 'counter') signatures = 0;
          state = next;
          expect(AGREEMENT_STATES).toContain(state);
          if ((BINDING_STATES as readonly AgreementState[]).includes(state)) expect(signatures).toBe(2);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('always let the person whose turn it is do something, and are left or are an end', () => {
    for (const state of AGREEMENT_STATES) {
      const turn = turnIn(state);
      if (turn) expect(movesOf(state, turn)).not.toEqual([]);
      expect(TRANSITIONS.some(({ from, to }) => from === state && to !== state)).toBe(!OVER.includes(state));
    }
    for (const state of OPEN_STATES) expect(turnIn(state)).not.toBeNull();
  });
});
