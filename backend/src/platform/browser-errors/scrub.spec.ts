import { describe, expect, it } from 'vitest';
import { browserFamily, fingerprintOf, pagePattern, scrubText } from './scrub.js';

const STACK = `TypeError: x is not a function
    at Card (https://wattle.example/assets/SearchAuPairsPage-Bx81kQ2z.js:1:23456)
    at render (https://wattle.example/assets/frame-a1b2c3d4.js:2:7)`;

describe('The report of an error in a browser', () => {
  it.each([
    ['lena@example.com was not found', '[email] was not found'],
    ['GET https://wattle.example/api/family/7?email=lena failed', 'GET /api/family/7 failed'],
    ['No profile 0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3', 'No profile [id]'],
    ['Bad token eyJhbGciOiJIUzI1NiIsInR5cCI6', 'Bad token [id]'],
    ['Call 0412345678', 'Call [number]'],
    ['Unexpected token in "Dear Anna, we live in Newtown"', 'Unexpected token in [text]'],
  ])('keeps nothing of a person in “%s”', (text, kept) => {
    expect(scrubText(text)).toBe(kept);
  });

  it('keeps the position in the code', () => {
    expect(scrubText(STACK)).toContain('at Card (/assets/SearchAuPairsPage-Bx81kQ2z.js:1:23456)');
  });

  it.each([
    ['/au-pair/0199a1de-4cf0-7a31-9b1e-52f0d2f5a9c3', '/au-pair/:id'],
    ['/nz/search-au-pairs?name=Lena#top', '/nz/search-au-pairs'],
    ['/reference/Zm9vYmFy', '/reference/:id'],
    ['/', '/'],
  ])('names the page %s by its pattern', (path, pattern) => {
    expect(pagePattern(path)).toBe(pattern);
  });

  it('counts as the same error in the next release, and as another one at another position', () => {
    const next = STACK.replace('Bx81kQ2z', 'Q7w8e9r0').replace('23456', '99');
    const elsewhere = STACK.replace('at Card', 'at Photo');
    expect(fingerprintOf('x', next)).toEqual(fingerprintOf('x', STACK));
    expect(fingerprintOf('x', elsewhere)).not.toEqual(fingerprintOf('x', STACK));
  });

  it.each([
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'Safari'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0', 'Edge'],
    ['curl/8.0', 'Other'],
  ])('says of %s only that it is a family of browsers', (agent, family) => {
    expect(browserFamily(agent)).toBe(family);
  });
});
