import { describe, expect, it } from '@jest/globals';
import { regionalHtml } from './regional-html';

const text =
  '<p><a href="/search-au-pairs?city=Auckland&amp;page=2">Look</a>, <a href="/blog/the-room">read</a>, <a href="https://example.org/nz" rel="noopener">ask</a></p>';

describe('G04 links inside a text', () => {
  it('G04 stay in the reader’s region, as all links do', () => {
    expect(regionalHtml(text, 'newzealand')).toBe(
      '<p><a href="/nz/search-au-pairs?city=Auckland&amp;page=2">Look</a>, <a href="/blog/the-room">read</a>, <a href="https://example.org/nz" rel="noopener">ask</a></p>',
    );
    expect(regionalHtml(text, 'australia')).toBe(text);
  });
});
