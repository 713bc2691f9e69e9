import { describe, expect, it } from '@jest/globals';
import { robotsOf } from './robots';

describe('robots.txt', () => {
  it('leaves the pages open, the API closed, and names the sitemap', () => {
    const lines = robotsOf('https://wf.example').split('\n');
    expect(lines).toContain('Disallow: /api/');
    expect(lines).not.toContain('Disallow: /');
    expect(lines).toContain('Sitemap: https://wf.example/sitemap.xml');
  });
});
