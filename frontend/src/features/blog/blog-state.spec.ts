import { describe, expect, it } from '@jest/globals';
import { listArgs, olderQuery, ownQuery, readBlog } from './blog-state';

const ID = '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11';
const read = (query: string) => readBlog(new URLSearchParams(query));

describe('R08 what an address of the blog asks for', () => {
  it.each(['category=culture-travel', 'category=Culture+%26+Travel', 'category=CULTURE-TRAVEL'])(
    'R08%s is a category, in one spelling for search engines',
    (query) => {
      const state = read(query);
      expect(state).toMatchObject({ category: { name: 'Culture & Travel' }, unknown: null });
      expect(listArgs(state)).toEqual({ limit: 13, category: 'Culture & Travel' });
      expect(ownQuery(state)).toBe('?category=culture-travel');
    },
  );

  it('R08 a category that does not exist is said to be unknown', () => {
    expect(read('category=gardening')).toMatchObject({ category: undefined, unknown: 'gardening' });
    expect(read('category=')).toMatchObject({ category: undefined, unknown: null });
  });

  it('R08 an older page begins after a post, and half an id is the first page', () => {
    expect(listArgs(read(`before=${ID}`))).toEqual({ limit: 13, before: ID });
    expect(read('before=7')).toMatchObject({ before: undefined });
    expect(olderQuery(read('category=first-weeks'), ID)).toBe(`?category=first-weeks&before=${ID}`);
  });
});
