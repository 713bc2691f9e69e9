import { describe, expect, it } from '@jest/globals';
import { canonicalPath } from './canonical-path';

describe('one address per page', () => {
  it.each([
    '/',
    '/nz',
    '/blog/first-week',
    '/search-au-pairs?city=Sydney',
    '/blog?category=For%20Families/',
    '/caf%C3%A9',
  ])('%s is spelled right', (url) => expect(canonicalPath(url)).toBeNull());

  it.each([
    ['/blog/', '/blog'],
    ['/nz/', '/nz'],
    ['/Pricing', '/pricing'],
    ['/NZ/Blog/First-Week/', '/nz/blog/first-week'],
    ['/Search-Au-Pairs/?city=Sydney&sort=newest', '/search-au-pairs?city=Sydney&sort=newest'],
    ['/Caf%C3%A9', '/caf%C3%A9'],
  ])('%s redirects to %s', (url, address) => expect(canonicalPath(url)).toBe(address));

  it.each(['//evil.example/', '/\\evil.example/', '///evil.example/A', '//', '/\\/evil.example'])(
    '%s never leads to another site',
    (url) => expect(new URL(canonicalPath(url) ?? '/', 'https://wf.example').origin).toBe('https://wf.example'),
  );
});
