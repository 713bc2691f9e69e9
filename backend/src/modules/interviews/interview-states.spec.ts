import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  INTERVIEW_STEPS,
  INTERVIEW_TABLE,
  situationAfter,
  stepsOf,
  type InterviewStep,
  type Part,
  type Situation,
} from './interview-states.js';

/** The table of docs/interviews.md, a line for each step. */
const PROMISED: [Situation, InterviewStep, by: Part[], to: Situation][] = [
  ['proposed', 'propose', ['proposer', 'answerer'], 'proposed'],
  ['proposed', 'accept', ['answerer'], 'scheduled'],
  ['proposed', 'decline', ['answerer'], 'declined'],
  ['proposed', 'cancel', ['proposer'], 'cancelled'],
  ['scheduled', 'propose', ['proposer', 'answerer'], 'moving'],
  ['scheduled', 'cancel', ['proposer', 'answerer'], 'cancelled'],
  ['moving', 'propose', ['proposer', 'answerer'], 'moving'],
  ['moving', 'accept', ['answerer'], 'scheduled'],
  ['moving', 'keep', ['proposer', 'answerer'], 'scheduled'],
  ['moving', 'cancel', ['proposer', 'answerer'], 'cancelled'],
];
const SITUATIONS = Object.keys(INTERVIEW_TABLE) as Situation[];
const PARTS: Part[] = ['proposer', 'answerer'];

describe('The table of interviews', () => {
  it('has the steps that are promised, and no others', () => {
    const found = SITUATIONS.flatMap((situation) =>
      PARTS.flatMap((part) => stepsOf(situation, part).map((step) => `${situation} ${step} ${part}`)),
    );
    const promised = PROMISED.flatMap(([situation, step, by]) => by.map((part) => `${situation} ${step} ${part}`));
    expect(found.sort()).toEqual(promised.sort());
  });

  it.each(PROMISED)('leads from %s by "%s" of the %s to %s', (situation, step, by, to) => {
    for (const part of by) expect(situationAfter(situation, step, part)).toBe(to);
  });

  it('does not let anyone answer their own proposal', () => {
    for (const situation of SITUATIONS) {
      expect(situationAfter(situation, 'accept', 'proposer')).toBeNull();
      expect(situationAfter(situation, 'decline', 'proposer')).toBeNull();
    }
  });

  it('never leaves an end or schedules a time that no one accepted, after any random steps', () => {
    const walk = fc.array(fc.tuple(fc.constantFrom(...INTERVIEW_STEPS), fc.constantFrom(...PARTS)), { maxLength: 30 });
    fc.assert(
      fc.property(walk, (steps) => {
        let situation: Situation = 'proposed';
        let agreed = false;
        for (const [step, part] of steps) {
          const next = situationAfter(situation, step, part);
          if (next === null) continue;
          expect(['declined', 'cancelled', 'done']).not.toContain(situation);
          if (step === 'accept') agreed = true;
          if (next === 'scheduled' || next === 'moving') expect(agreed).toBe(true);
          if (next === 'declined') expect(agreed).toBe(false);
          situation = next;
        }
      }),
    );
  });
});
