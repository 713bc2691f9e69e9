import { Feed, type Item } from 'feed';
import { paths } from '../src/config/paths';
import type { ReadApi } from './api-reader';
import { serverMessages } from './texts';

/** The fields of a post that a feed needs. */
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
/** Characters that XML does not allow: one of them in a text would make the whole feed unreadable. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const texts = serverMessages.feed;

export const feedPaths = { rss: `${paths.blog}/rss.xml`, atom: `${paths.blog}/atom.xml` } as const;

/** Returns the newest posts for a feed, newest first. */
export const readFeedPosts = (read: ReadApi): Promise<FeedPost[]> => read<FeedPost[]>(`/api/blog?limit=${LATEST}`);

/** Returns the blog as RSS with full texts. */
export function rssOf(site: string, posts: FeedPost[]): string {
  // RSS requires an email address in `author`, so the name goes in its own element.
  const feed = feedOf(site, posts, ({ author }) => ({
    extensions: [{ name: 'dc:creator', objects: { _text: author } }],
  }));
  return feed.rss2().replace(NO_XML, '');
}

/** Returns the blog as Atom with full texts. */
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
    // The library does not remove such characters from attributes.
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

/** Makes links and pictures absolute, because readers open the text outside the site. */
function absolute(html: string, site: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${site}/`);
}
