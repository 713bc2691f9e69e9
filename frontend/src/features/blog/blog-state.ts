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

/** The list's state from the address. An invalid id means the first page. */
export function readBlog(params: URLSearchParams): BlogState {
  const name = params.get('category')?.trim() || null;
  const category = findCategory(name);
  const before = params.get('before') ?? '';
  return { category, unknown: category ? null : name, before: ID.test(before) ? before : undefined };
}

/** The query for the API. It asks for one post more than a page shows, to know whether there are older ones. */
export function listArgs({ category, before }: BlogState): ListBlogPostsApiArg {
  return { limit: PAGE_LENGTH + 1, ...(category ? { category: category.name } : {}), ...(before ? { before } : {}) };
}

/** The query of the next page. */
export function olderQuery({ category }: BlogState, last: string): string {
  return `?${new URLSearchParams({ ...(category ? { category: category.slug } : {}), before: last }).toString()}`;
}

/** The canonical query of this page. */
export function ownQuery({ category, before }: BlogState): string {
  const query = new URLSearchParams({
    ...(category ? { category: category.slug } : {}),
    ...(before ? { before } : {}),
  }).toString();
  return query && `?${query}`;
}

/** The query of the home page. */
export const latestArgs: ListBlogPostsApiArg = { limit: 3 };
