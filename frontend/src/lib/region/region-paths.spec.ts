import { describe, expect, it } from '@jest/globals';
import { toRegion } from './preferred-region';
import { regionalPath, regionOfPath, showsRegionSwitch, switchedPath } from './region-paths';

describe('G01 the region of a path', () => {
  it.each(['/nz', '/nz/', '/nz/pricing'])('G01%s means New Zealand', (path) => {
    expect(regionOfPath(path)).toBe('newzealand');
  });
  it.each(['/', '/pricing', '/nzx', '/about/nz'])('G01%s does not say', (path) => {
    expect(regionOfPath(path)).toBeNull();
  });
  it('G01 a landing page named for Australia is Australian, whatever was chosen elsewhere', () => {
    expect(regionOfPath('/become-an-au-pair-australia')).toBe('australia');
    expect(regionOfPath('/become-a-host-family-australia')).toBe('australia');
  });
  it('G01 a stored choice counts, anything else is Australia', () => {
    expect(toRegion('newzealand')).toBe('newzealand');
    expect(toRegion('australia')).toBe('australia');
    expect(toRegion('fiji')).toBe('australia');
    expect(toRegion(null)).toBe('australia');
  });
});

describe('G03 the switch', () => {
  it.each([
    ['/', '/nz'],
    ['/for-families', '/nz/for-families'],
    ['/blog/first-week', '/nz/blog/first-week'],
    ['/become-an-au-pair-australia', '/nz/become-an-au-pair-new-zealand'],
  ])('G03%s leads to %s in New Zealand and back', (australian, zealandic) => {
    expect(switchedPath(australian, 'newzealand')).toBe(zealandic);
    expect(switchedPath(zealandic, 'australia')).toBe(australian);
  });
  it('G03 choosing the region one is in stays on the page', () => {
    expect(switchedPath('/nz/faq', 'newzealand')).toBe('/nz/faq');
    expect(switchedPath('/', 'australia')).toBe('/');
  });
});

describe('G04 links in New Zealand', () => {
  it.each([
    '/profile/family',
    '/dashboard',
    '/admin/users',
    '/messages',
    '/payment?tier=premium',
    '/blog',
    '/auth?type=family',
  ])('G04%s keeps its address', (path) => expect(regionalPath(path, 'newzealand')).toBe(path));
  it('G04 the root becomes /nz and others get the prefix, query and anchor kept', () => {
    expect(regionalPath('/', 'newzealand')).toBe('/nz');
    expect(regionalPath('/?country=spain', 'newzealand')).toBe('/nz?country=spain');
    expect(regionalPath('/search-au-pairs?city=Auckland', 'newzealand')).toBe('/nz/search-au-pairs?city=Auckland');
    expect(regionalPath('/faq-au-pairs-host-families#faq-families', 'newzealand')).toBe(
      '/nz/faq-au-pairs-host-families#faq-families',
    );
  });
  it('G04 nothing is prefixed twice, and nothing at all in Australia', () => {
    expect(regionalPath('/nz/pricing', 'newzealand')).toBe('/nz/pricing');
    expect(regionalPath('/pricing', 'australia')).toBe('/pricing');
    expect(regionalPath('https://example.org/', 'newzealand')).toBe('https://example.org/');
  });
});

describe('G05 the switch is in the header', () => {
  it('G05 of the home page, both audience pages and the blog, in both regions', () => {
    for (const path of [
      '/',
      '/for-au-pairs',
      '/for-families',
      '/blog',
      '/nz',
      '/nz/for-au-pairs',
      '/nz/for-families',
      '/nz/blog',
    ]) {
      expect(showsRegionSwitch(path)).toBe(true);
    }
    for (const path of ['/pricing', '/blog/a-post', '/dashboard', '/nz/pricing'])
      expect(showsRegionSwitch(path)).toBe(false);
  });
});

describe('R14 pages of cities', () => {
  it('R14 stay in their own country, wherever the link to them is', () => {
    expect(regionalPath('/sydney', 'newzealand')).toBe('/sydney');
    expect(regionalPath('/nz/auckland', 'australia')).toBe('/nz/auckland');
    expect(regionalPath('/sydneysiders', 'newzealand')).toBe('/nz/sydneysiders');
  });
  it('R14 have no counterpart: the switch leads to the other country’s home', () => {
    expect(switchedPath('/sydney', 'newzealand')).toBe('/nz');
    expect(switchedPath('/nz/auckland', 'australia')).toBe('/');
    expect(switchedPath('/sydney', 'australia')).toBe('/sydney');
    expect(switchedPath('/nz/auckland', 'newzealand')).toBe('/nz/auckland');
  });
});
