import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './words-of';

describe('the words of a legal text', () => {
  it('carry links, weight and names', () => {
    expect(wordsOf('Keep **calm**, read [the FAQ](/faq) and clear `theme`.')).toEqual([
      { kind: 'plain', text: 'Keep ' },
      { kind: 'strong', text: 'calm' },
      { kind: 'plain', text: ', read ' },
      { kind: 'link', text: 'the FAQ', to: '/faq' },
      { kind: 'plain', text: ' and clear ' },
      { kind: 'code', text: 'theme' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('are themselves where there is nothing to mark', () => {
    expect(wordsOf('2 * 3 * 4 (five) [six]')).toEqual([{ kind: 'plain', text: '2 * 3 * 4 (five) [six]' }]);
  });
});
