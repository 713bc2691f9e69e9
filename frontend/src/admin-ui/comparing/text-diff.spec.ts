import { describe, expect, it } from '@jest/globals';
import { stretchesOf, wordsOf } from './text-diff';

const told = (mine: string, theirs: string) =>
  stretchesOf(wordsOf(mine), wordsOf(theirs)).map(({ same, mine: ours, theirs: others }) =>
    same ? ours.join('') : `[${ours.join('')}|${others.join('')}]`,
  );

describe('two versions of a text', () => {
  it.each([
    ['On Monday, do nothing.', 'On Monday, do nothing.', ['On Monday, do nothing.']],
    ['On Monday, do nothing.', 'On Tuesday, do nothing.', ['On ', '[Monday, |Tuesday, ]', 'do nothing.']],
    ['Tea', '', ['[Tea|]']],
    ['', 'Tea', ['[|Tea]']],
    ['', '', []],
  ])('%j and %j differ as %j', (mine, theirs, expected) => expect(told(mine, theirs)).toEqual(expected));

  it('are both complete in their difference', () => {
    const [mine, theirs] = ['a b c d e f', 'b x d y f g'];
    const stretches = stretchesOf(wordsOf(mine), wordsOf(theirs));
    expect(stretches.flatMap((stretch) => stretch.mine).join('')).toBe(mine);
    expect(stretches.flatMap((stretch) => stretch.theirs).join('')).toBe(theirs);
  });
});
