import { describe, expect, it } from '@jest/globals';
import { pageAddress, socialImage } from './page-address';

const bothRegions = (australian: string, zealandic: string) => [
  { language: 'en-AU', path: australian },
  { language: 'en-NZ', path: zealandic },
  { language: 'x-default', path: australian },
];

describe('the one address of a page', () => {
  it('is its own in each region, and both name each other', () => {
    const alternates = bothRegions('/pricing', '/nz/pricing');
    expect(pageAddress('/pricing')).toEqual({ canonical: '/pricing', alternates });
    expect(pageAddress('/nz/pricing')).toEqual({ canonical: '/nz/pricing', alternates });
    expect(pageAddress('/nz')).toEqual({ canonical: '/nz', alternates: bothRegions('/', '/nz') });
  });

  it('has the name of the other country if the address contains a country', () => {
    const alternates = bothRegions('/become-an-au-pair-australia', '/nz/become-an-au-pair-new-zealand');
    expect(pageAddress('/become-an-au-pair-australia')).toMatchObject({ alternates });
    expect(pageAddress('/nz/become-an-au-pair-new-zealand')).toEqual({
      canonical: '/nz/become-an-au-pair-new-zealand',
      alternates,
    });
  });

  it.each([
    ['/nz/blog', '/blog'],
    ['/nz/blog/first-week', '/blog/first-week'],
    ['/blog', '/blog'],
    ['/nz/family/7', '/family/7'],
    ['/nz/payment', '/payment'],
  ])('%s has one address, %s', (path, canonical) => expect(pageAddress(path)).toEqual({ canonical, alternates: [] }));

  it('is the first of two that show the same', () => {
    expect(pageAddress('/nz/search/au-pairs')).toEqual({
      canonical: '/nz/search-au-pairs',
      alternates: bothRegions('/search-au-pairs', '/nz/search-au-pairs'),
    });
  });

  it('has no counterpart where a page belongs to one region', () => {
    expect(pageAddress('/nz/auckland', true)).toEqual({ canonical: '/nz/auckland', alternates: [] });
  });

  it('leads to its preview picture', () => {
    expect(socialImage('/')).toBe('/social/home.png');
    expect(socialImage('/nz')).toBe('/social/nz.png');
    expect(socialImage('/blog/first-week')).toBe('/social/blog/first-week.png');
  });
});
