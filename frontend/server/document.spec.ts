import { describe, expect, it } from '@jest/globals';
import { documentOf, splitHead } from './document';

describe('the document around the rendered page', () => {
  it('moves the hoisted head tags into the head and leaves the rest', () => {
    const drawn =
      '<link rel="canonical" href="/a?b=1&amp;c=2"/><meta name="robots" content="a &gt; b"/><title>One &lt; two</title><header><link-like></link-like></header>';
    expect(splitHead(drawn)).toEqual({
      head: '<link rel="canonical" href="/a?b=1&amp;c=2"/><meta name="robots" content="a &gt; b"/><title>One &lt; two</title>',
      body: '<header><link-like></link-like></header>',
    });
  });
  it('moves data for search engines into the head, wherever it was drawn', () => {
    const data = String.raw`<script type="application/ld+json">{"name":"\u003c/script\u003e"}</script>`;
    expect(splitHead(`<title>A</title><main><p>One</p>${data}<p>Two</p>${data}</main>`)).toEqual({
      head: `<title>A</title>${data}${data}`,
      body: '<main><p>One</p><p>Two</p></main>',
    });
  });
  it('keeps dollar signs of the content as they are', () => {
    const page = documentOf({
      html: "<main>A$40 $& $'</main>",
      state: '{"a":"$1"}',
      assets: { styles: [], entry: '/assets/a.js', modules: [], later: [] },
      fonts: ['/assets/headline.woff2'],
      region: 'australia',
      language: 'en-AU',
      banners: '',
      nonce: null,
    });
    expect(page).toContain("<main>A$40 $& $'</main>");
    expect(page).toContain('{"a":"$1"}');
  });
  it('loads no script before the first paint', () => {
    const page = documentOf({
      html: '<main></main>',
      state: '{}',
      assets: { styles: [], entry: '/assets/a.js', modules: ['/assets/b.js', '/assets/c.js'], later: ['/assets/d.js'] },
      fonts: [],
      region: 'australia',
      language: 'en-AU',
      banners: '',
      nonce: null,
    });
    expect(page).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
    expect(page).toContain(
      '<script data-entry="/assets/a.js" data-modules="/assets/b.js /assets/c.js" data-later="/assets/d.js" ',
    );
  });
});
