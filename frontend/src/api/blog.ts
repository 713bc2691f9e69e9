import { blogApi as generated, type BlogPost } from './generated/blog';

export * from './generated/blog';

export const blogApi = generated.enhanceEndpoints({
  endpoints: {
    // Removes the full texts from lists, because they would be embedded in every page that lists posts.
    listBlogPosts: { transformResponse: (posts: BlogPost[]) => posts.map((post) => ({ ...post, content: '' })) },
  },
});
