import { describe, expect, it } from '@jest/globals';
import { listArgs, queryOf, readResources } from './resources-state';

const read = (query: string) => readResources(new URLSearchParams(query));

describe('the address of the resources', () => {
  it('R15 says for whom and with which words', () => {
    expect(read('audience=aupair&q=first+aid')).toEqual({ audience: 'aupair', words: 'first aid' });
    expect(read('')).toEqual({ audience: null, words: '' });
  });

  it('shows everything for an audience that does not exist, and never asks for too much', () => {
    expect(read('audience=cats')).toEqual({ audience: null, words: '' });
    expect(read(`q=${'a'.repeat(300)}`).words).toHaveLength(100);
    expect(read('q=+%0A+').words).toBe('');
  });

  it('becomes one question, and one spelling of itself', () => {
    const state = read('q=%20first%20%20aid&audience=family&other=1');
    expect(listArgs(state, 'newzealand')).toEqual({ region: 'newzealand', audience: 'family', q: 'first aid' });
    expect(queryOf(state)).toBe('?audience=family&q=first+aid');
    expect(queryOf(read(''))).toBe('');
  });
});
