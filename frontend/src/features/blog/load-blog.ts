import { redirect } from 'react-router-dom';
import { blogApi } from '../../api/blog';
import { isApiError } from '../../lib/api-error';
import { failOnServer, type LoadArgs, type LoadDispatch } from '../../lib/load-args';
import { latestArgs, listArgs, readBlog } from './blog-state';

const MISSING = new Set([404, 410]);

/** Loads a page of the list before it is rendered. */
export async function loadBlog({ store, url }: LoadArgs): Promise<void> {
  const state = readBlog(url.searchParams);
  if (state.unknown) return;
  const request = store.dispatch(blogApi.endpoints.listBlogPosts.initiate(listArgs(state)));
  const { error } = await request;
  request.unsubscribe();
  failOnServer(error);
}

/**
 * Loads a post before it is rendered. An unknown post is a 404, a withdrawn one a 410; a former address redirects to
 * the current one.
 */
export async function loadPost({ store, params: { slug = '' }, url }: LoadArgs): Promise<void> {
  const request = store.dispatch(blogApi.endpoints.getBlogPost.initiate({ slug }));
  const { data, error } = await request;
  request.unsubscribe();
  if (data && data.slug !== slug) throw redirect(url.pathname.replace(/[^/]+$/, data.slug) + url.search, 301);
  if (isApiError(error) && MISSING.has(error.status)) throw new Response(null, { status: error.status });
  failOnServer(error);
}

/** Loads the posts of the home page. If this fails, the page is rendered without them. */
export async function loadLatestPosts(dispatch: LoadDispatch): Promise<void> {
  const request = dispatch(blogApi.endpoints.listBlogPosts.initiate(latestArgs));
  await request;
  request.unsubscribe();
}
