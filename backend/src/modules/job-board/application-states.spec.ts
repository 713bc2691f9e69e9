import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  APPLICATION_MOVES,
  APPLICATION_STATES,
  isOpen,
  movesOf,
  nextState,
  TRANSITIONS,
  type ApplicationState,
} from './application-states.js';

const WHO = ['family', 'auPair', 'calendar'] as const;
const step = fc.record({ move: fc.constantFrom(...APPLICATION_MOVES), by: fc.constantFrom(...WHO) });

describe('The states of an application', () => {
  it('are left only by the rows of the table, and never once they are decided', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state: ApplicationState = 'applied';
        for (const { move, by } of steps) {
          const next = nextState(state, move, by);
          expect(next !== null).toBe(
            by !== 'calendar' ? movesOf(state, by).includes(move) : isOpen(state) && move === 'close',
          );
          if (next === null) continue;
          expect(isOpen(state)).toBe(true);
          expect(APPLICATION_STATES.indexOf(next)).toBeGreaterThan(APPLICATION_STATES.indexOf(state));
          state = next;
        }
      }),
    );
  });

  it('let the au pair only withdraw, and the calendar only close', () => {
    for (const { by, move } of TRANSITIONS) {
      if (by === 'auPair') expect(move).toBe('withdraw');
      if (by === 'calendar') expect(move).toBe('close');
    }
  });

  it('are in the documentation row by row', () => {
    const page = readFileSync(new URL('../../../../docs/job-board.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` \| `(\w+)` \| (\w+(?: \w+)?) \| `(\w+)` \|$/gm)];
    const told = rows.map(([, from, move, by, to]) => ({ from, move, by: by === 'au pair' ? 'auPair' : by, to }));
    expect(told).toEqual(TRANSITIONS);
  });
});
