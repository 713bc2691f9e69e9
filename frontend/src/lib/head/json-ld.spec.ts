import { describe, expect, it } from '@jest/globals';
import { breadcrumbs, writeJsonLd } from './json-ld';

describe('structured data', () => {
  it('cannot end the element it stands in, and reads back as it was', () => {
    const said = {
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: '</script><script>alert(1)</script> & <!-- \u2028',
    } as const;
    const written = writeJsonLd(said);
    expect(written).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(written)).toEqual(said);
  });

  it('gives breadcrumbs with absolute addresses', () => {
    const { itemListElement } = breadcrumbs('https://wf.example', [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
    ]);
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://wf.example/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://wf.example/blog' },
    ]);
  });
});
