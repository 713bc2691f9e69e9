import { describe, expect, it } from 'vitest';
import { cleanHtml, htmlOfMarkdown, textOfHtml } from './prose.js';

describe('A text that people read', () => {
  it('may be written in Markdown', () => {
    expect(htmlOfMarkdown('# Pack\n\nTwo *warm* jumpers.\n\n- **socks**\n- a torch')).toBe(
      '<h2>Pack</h2>\n<p>Two <em>warm</em> jumpers.</p>\n<ul>\n<li><strong>socks</strong></li>\n<li>a torch</li>\n</ul>',
    );
    expect(htmlOfMarkdown('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<th scope="col" align="right">b</th>');
  });

  it.each([
    ['<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)</script><p>Hi</p>', '<p>Hi</p>'],
    ['<p style="position:fixed">Hi <b class="x">you</b></p>', '<p>Hi <strong>you</strong></p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" loading="lazy" />'],
    ['<img src="https://tracker.example/pixel.png" alt="">', ''],
    ['<img src="//tracker.example/pixel.png" alt="">', ''],
    ['<iframe src="https://evil.example"></iframe><svg onload=alert(1)></svg>', ''],
    ['<form action="/api"><input name="password"></form>', ''],
  ])('1.3.1 loses everything that could run, load from elsewhere or deceive: %s', (written, shown) => {
    expect(cleanHtml(written)).toBe(shown);
    expect(cleanHtml(shown)).toBe(shown);
  });

  it('links to pages of ours and of others', () => {
    expect(htmlOfMarkdown('[Search](/search-au-pairs), [the office](https://immi.homeaffairs.gov.au/)')).toBe(
      '<p><a href="/search-au-pairs">Search</a>, <a href="https://immi.homeaffairs.gov.au/" rel="noopener">the office</a></p>',
    );
  });

  it('can be had without its markup, in one line', () => {
    expect(textOfHtml('<h2>Tea &amp; toast</h2><p>First<br>second</p>\n<ul><li>third</li></ul>')).toBe(
      'Tea & toast First second third',
    );
  });
});
