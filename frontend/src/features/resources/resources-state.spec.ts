import { describe, expect, it } from '@jest/globals';
import { listArgs, queryOf, readResources } from './resources-state';

const read = (query: string) => readResources(new URLSearchParams(query));

describe('the address of the resources', () => {
  it('R15 has the audience and the search text', () => {
    expect(read('audience=aupair&q=first+aid')).toEqual({ audience: 'aupair', words: 'first aid' });
    expect(read('')).toEqual({ audience: null, words: '' });
  });

  it('shows everything for an unknown audience, and cuts a search text that is too long', () => {
    expect(read('audience=cats')).toEqual({ audience: null, words: '' });
    expect(read(`q=${'a'.repeat(300)}`).words).toHaveLength(100);
    expect(read('q=+%0A+').words).toBe('');
  });

  it('leads to one query, and has one canonical form', () => {
    const state = read('q=%20first%20%20aid&audience=family&other=1');
    expect(listArgs(state, 'newzealand')).toEqual({ region: 'newzealand', audience: 'family', q: 'first aid' });
    expect(queryOf(state)).toBe('?audience=family&q=first+aid');
    expect(queryOf(read(''))).toBe('');
  });
});
