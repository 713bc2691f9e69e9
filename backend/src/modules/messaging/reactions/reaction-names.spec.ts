import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseReactions, REACTIONS, withReaction, type Reaction, type Reactions } from './reaction-names.js';

const step = fc.record({
  reaction: fc.constantFrom(...REACTIONS),
  userId: fc.constantFrom('ana', 'ben'),
  on: fc.boolean(),
});
const after = (steps: { reaction: Reaction; userId: string; on: boolean }[]) =>
  steps.reduce<Reactions>((now, { reaction, userId, on }) => withReaction(now, reaction, userId, on), {});

describe('Reactions', () => {
  it('name each person at most once, whatever they press', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        for (const ids of Object.values(after(steps))) expect(ids).toEqual([...new Set(ids)]);
      }),
    );
  });

  it('are there exactly when the last press said so', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        const reactions = after(steps);
        for (const { reaction, userId } of steps) {
          const last = steps.findLast((other) => other.reaction === reaction && other.userId === userId);
          expect(reactions[reaction]?.includes(userId) ?? false).toBe(last?.on);
        }
      }),
    );
  });

  it('say so when nothing changed, so that no event is made of it', () => {
    const reactions: Reactions = { heart: ['ana'] };
    expect(withReaction(reactions, 'heart', 'ana', true)).toBe(reactions);
    expect(withReaction(reactions, 'wow', 'ana', false)).toBe(reactions);
  });

  it('read only known names from stored data (v5.0.0-15.3.6)', () => {
    const stored = '{"__proto__":["eve"],"constructor":["eve"],"heart":["ana"]}';
    expect(parseReactions(stored)).toEqual({ heart: ['ana'] });
    expect(({} as Record<string, unknown>)['0']).toBeUndefined();
    expect(parseReactions('{}')).toEqual({});
  });
});
