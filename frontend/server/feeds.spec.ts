import { describe, expect, it } from '@jest/globals';
import { atomOf, rssOf, type FeedPost } from './feeds';

const SITE = 'https://wf.example';
const post: FeedPost = {
  title: 'Togs, jandals & arvo',
  slug: 'togs-jandals-arvo',
  category: 'Culture & Travel',
  createdAt: '2026-11-12T08:00:00.000Z',
  excerpt: 'Twenty words that differ.',
  content: '<p>See <a href="/faq">the answers</a>, <a href="//else.example">else</a> &amp; ]]> more.</p>',
  author: 'Hanna Lindqvist',
};

describe.each([
  ['RSS', rssOf, '<dc:creator>Hanna Lindqvist</dc:creator>', '<channel>'],
  ['Atom', atomOf, '<name>Hanna Lindqvist</name>', '<feed'],
])('the blog as %s', (_name, write, author, root) => {
  it('carries each post with its address, author, category and whole text', () => {
    const xml = write(SITE, [post]);
    for (const part of ['Togs, jandals', `${SITE}/blog/togs-jandals-arvo`, author, 'Culture &amp; Travel'])
      expect(xml).toContain(part);
    expect(xml).toContain(`href="${SITE}/faq"`);
  });

  it('1.2.1 stays well formed, whatever a post says', () => {
    const hostile = '</title>]]><script>planted()</script>&amp;"\'\u0000\u000b';
    const xml = write(SITE, [{ ...post, title: hostile, category: hostile, excerpt: hostile, author: hostile }]);
    expect(xml).toContain('planted');
    // Outside CDATA sections there is no markup except the feed’s own.
    const rest = xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
    expect(rest).not.toMatch(/="[^"<]*<|<script|<\/title>[^\s<]|&(?!amp;|lt;|gt;|quot;|apos;|#)/);
    for (const control of ['\u0000', '\u000b']) expect(xml).not.toContain(control);
    expect(rest.replaceAll(/="[^"]*"/g, '')).not.toContain(']]>');
    expect(rest.match(/<title/g)?.length).toBe(rest.match(/<\/title>/g)?.length);
  });

  it('is a valid feed even without posts', () => {
    expect(write(SITE, [])).toContain(root);
  });
});
