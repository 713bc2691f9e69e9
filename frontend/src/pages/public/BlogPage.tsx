export { BlogScreen as Component } from '../../features/blog/BlogScreen';
export { loadBlog as load } from '../../features/blog/load-blog';
