import type { ListBlogPostsApiArg } from '../../api/blog';
import { findCategory, type Category } from './categories';

export const PAGE_LENGTH = 12;

export interface BlogState {
  category: Category | undefined;
  /** A category that was asked for and does not exist. */
  unknown: string | null;
  /** The last post of the page before this one. */
  before: string | undefined;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address asks for. Half an id is no id: then it is the first page. */
export function readBlog(params: URLSearchParams): BlogState {
  const asked = params.get('category')?.trim() || null;
  const category = findCategory(asked);
  const before = params.get('before') ?? '';
  return { category, unknown: category ? null : asked, before: ID.test(before) ? before : undefined };
}

/** The question to the API. One more than a page holds tells whether there are older ones. */
export function listArgs({ category, before }: BlogState): ListBlogPostsApiArg {
  return { limit: PAGE_LENGTH + 1, ...(category ? { category: category.name } : {}), ...(before ? { before } : {}) };
}

/** The query of the next page. */
export function olderQuery({ category }: BlogState, last: string): string {
  return `?${new URLSearchParams({ ...(category ? { category: category.slug } : {}), before: last }).toString()}`;
}

/** The query that makes this page one of its own, in one spelling. */
export function ownQuery({ category, before }: BlogState): string {
  const query = new URLSearchParams({
    ...(category ? { category: category.slug } : {}),
    ...(before ? { before } : {}),
  }).toString();
  return query && `?${query}`;
}

/** What the home page asks for. */
export const latestArgs: ListBlogPostsApiArg = { limit: 3 };
