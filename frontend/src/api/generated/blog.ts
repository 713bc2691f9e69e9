import type { BlogPost, BlogPostPage, PublishedPost } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Blog'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listBlogPosts: build.query<ListBlogPostsApiResponse, ListBlogPostsApiArg>({
        query: (queryArg) => ({
          url: `/api/blog`,
          params: {
            limit: queryArg.limit,
            before: queryArg.before,
            category: queryArg.category,
          },
        }),
        providesTags: ['Blog'],
      }),
      getBlogPost: build.query<GetBlogPostApiResponse, GetBlogPostApiArg>({
        query: (queryArg) => ({ url: `/api/blog/${queryArg.slug}` }),
        providesTags: ['Blog'],
      }),
      listPublishedPosts: build.query<ListPublishedPostsApiResponse, ListPublishedPostsApiArg>({
        query: () => ({ url: `/api/publications/posts` }),
        providesTags: ['Blog'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as blogApi };
export type ListBlogPostsApiResponse = /** status 200 List the posts of the blog */ BlogPost[];
export type ListBlogPostsApiArg = {
  /** The maximum number of posts. */
  limit?: number;
  /** The last post of the previous page. */
  before?: string;
  /** Only posts of this category. */
  category?: string;
};
export type GetBlogPostApiResponse = /** status 200 Get one post */ BlogPostPage;
export type GetBlogPostApiArg = {
  slug: string;
};
export type ListPublishedPostsApiResponse = /** status 200 List the addresses of all posts */ PublishedPost[];
export type ListPublishedPostsApiArg = void;
export const {
  useListBlogPostsQuery,
  useLazyListBlogPostsQuery,
  useGetBlogPostQuery,
  useLazyGetBlogPostQuery,
  useListPublishedPostsQuery,
  useLazyListPublishedPostsQuery,
} = injectedRtkApi;
export type { BlogPost, BlogPostPage, ErrorBody, ErrorCode, PublishedPost, RelatedPost, SourceLink } from './types';
