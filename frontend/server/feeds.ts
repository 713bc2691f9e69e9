import { Feed, type Item } from 'feed';
import { paths } from '../src/config/paths';
import type { ReadApi } from './api-reader';
import { serverMessages } from './texts';

/** What a feed needs of a post. */
export interface FeedPost {
  title: string;
  slug: string;
  category: string | null;
  createdAt: string;
  excerpt: string;
  content: string;
  author: string;
}

const LATEST = 30;
/** Characters that XML cannot hold: one of them in a text would make the whole feed unreadable. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const texts = serverMessages.feed;

export const feedPaths = { rss: `${paths.blog}/rss.xml`, atom: `${paths.blog}/atom.xml` } as const;

/** The posts that a feed carries, newest first. */
export const readFeedPosts = (read: ReadApi): Promise<FeedPost[]> => read<FeedPost[]>(`/api/blog?limit=${LATEST}`);

/** The blog as RSS: whole texts, so that it can be read where the reader is. */
export function rssOf(site: string, posts: FeedPost[]): string {
  // RSS wants an email address in `author`; a name has a place of its own.
  const feed = feedOf(site, posts, ({ author }) => ({
    extensions: [{ name: 'dc:creator', objects: { _text: author } }],
  }));
  return feed.rss2().replace(NO_XML, '');
}

/** The same as Atom. */
export function atomOf(site: string, posts: FeedPost[]): string {
  return feedOf(site, posts, ({ author }) => ({ author: [{ name: author }] }))
    .atom1()
    .replace(NO_XML, '');
}

function feedOf(site: string, posts: FeedPost[], writtenBy: (post: FeedPost) => Partial<Item>): Feed {
  const newest = posts[0] ? new Date(posts[0].createdAt) : new Date(0);
  const feed = new Feed({
    id: site + paths.blog,
    link: site + paths.blog,
    title: texts.title,
    description: texts.description,
    language: 'en',
    updated: newest,
    copyright: texts.copyright(String(newest.getUTCFullYear())),
    generator: false,
    feedLinks: { rss: site + feedPaths.rss, atom: site + feedPaths.atom },
  });
  for (const post of posts) {
    const link = `${site}${paths.blog}/${post.slug}`;
    // The library leaves such a character as it is in an attribute, where XML cannot hold it.
    const category = post.category?.replaceAll('<', '');
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.excerpt,
      content: absolute(post.content, site),
      date: new Date(post.createdAt),
      published: new Date(post.createdAt),
      ...(category ? { category: [{ name: category, term: category }] } : {}),
      ...writtenBy(post),
    });
  }
  return feed;
}

/** Links and pictures lead to the site from wherever the text is read. */
function absolute(html: string, site: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${site}/`);
}
