import { describe, expect, it } from '@jest/globals';
import { arrange } from './arrange';

/** Capitals have a picture. */
const set = (posts: string) =>
  arrange([...posts], (post) => post === post.toUpperCase()).map(({ post, place }) => `${post} ${place}`);

describe('the list of posts as a newspaper', () => {
  it('has the newest large, then two pictures, a picture next to two texts, three texts', () => {
    expect(set('ABCDefghi')).toEqual([
      'A lead',
      'B wide-left',
      'C narrow-right',
      'e text-left',
      'D picture-right',
      'f text-left',
      'g third',
      'h third',
      'i third',
    ]);
  });

  it.each(['A', 'Ab', 'AbC', 'AbCD', 'ABcDefGhi', 'Abcdefg', 'ABCDEFG'])(
    '%s: every post stands once, and nothing stands where its shape does not fit',
    (posts) => {
      const placed = set(posts);
      expect(placed.map((one) => one[0]).toSorted()).toEqual([...posts].toSorted());
      for (const one of placed) expect(/^[A-Z] (lead|wide|narrow|picture)|^[a-z] (text|third)/.test(one)).toBe(true);
    },
  );

  it('is empty without posts', () => expect(set('')).toEqual([]));
});
