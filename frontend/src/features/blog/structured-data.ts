import type { BlogPosting, WithContext } from 'schema-dts';
import type { BlogPostPage } from '../../api/blog';
import { paths } from '../../config/paths';
import { product } from '../../config/product';
import { breadcrumbs, type Crumb, type JsonLdThing } from '../../lib/head';
import { categoryPath, findCategory, postPath } from './categories';
import { blogTexts } from './texts';

/** The breadcrumbs to a post, which the page shows too. */
function postCrumbs({ category, slug, title }: Pick<BlogPostPage, 'category' | 'slug' | 'title'>): Crumb[] {
  const known = findCategory(category);
  return [
    { name: blogTexts.post.home, path: paths.home },
    { name: blogTexts.post.blog, path: paths.blog },
    ...(known ? [{ name: known.name, path: categoryPath(known) }] : []),
    { name: title, path: postPath(slug) },
  ];
}

/** Structured data of a post: nothing that its page does not show. */
export function postThings(site: string, post: BlogPostPage): JsonLdThing[] {
  const posting: WithContext<BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: site + postPath(post.slug),
    mainEntityOfPage: site + postPath(post.slug),
    image: post.image_url ? new URL(post.image_url, site).href : `${site}/social${postPath(post.slug)}.png`,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: 'en',
    isAccessibleForFree: true,
    author: { '@type': post.author.includes(product.name) ? 'Organization' : 'Person', name: post.author },
    publisher: { '@type': 'Organization', '@id': `${site}/#organization`, name: product.name, url: `${site}/` },
    ...(post.category ? { articleSection: post.category } : {}),
    ...(post.sources.length ? { citation: post.sources.map(({ url }) => url) } : {}),
  };
  return [posting, breadcrumbs(site, postCrumbs(post))];
}

/** The breadcrumbs to the list. */
export function listThings(site: string): JsonLdThing[] {
  const { home, blog } = blogTexts.post;
  return [
    breadcrumbs(site, [
      { name: home, path: paths.home },
      { name: blog, path: paths.blog },
    ]),
  ];
}
