import { describe, expect, it } from '@jest/globals';
import { byWords } from './by-words';

const hits = (text: string, query: string) =>
  byWords(text, query)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

describe('The words of a search in a text', () => {
  it.each([
    ['João likes JOAO', 'joao', '[João] likes [JOAO]'],
    ['Joa\u0303o again', 'joao', '[Joa\u0303o] again'],
    ['Straße und Strasse', 'strasse', '[Straße] und [Strasse]'],
    ['Monday after school', 'school mon', '[Mon]day after [school]'],
    ['100% sure (really)', '0% (', '10[0%] sure [(]really)'],
    ['👨‍👩‍👧 and a dog', 'dog', '👨‍👩‍👧 and a [dog]'],
    ['Nothing here', 'giraffe', 'Nothing here'],
    ['Nothing here', '  ', 'Nothing here'],
  ])('are found in “%s” by “%s”', (text, query, expected) => {
    expect(hits(text, query)).toBe(expected);
    expect(
      byWords(text, query)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
