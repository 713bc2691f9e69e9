import { blogApi as generated, type BlogPost } from './generated/blog';

export * from './generated/blog';

export const blogApi = generated.enhanceEndpoints({
  endpoints: {
    // Lists show excerpts: the whole texts would travel with every page that names a post.
    listBlogPosts: { transformResponse: (posts: BlogPost[]) => posts.map((post) => ({ ...post, content: '' })) },
  },
});
