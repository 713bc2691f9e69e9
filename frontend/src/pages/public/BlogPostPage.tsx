export { loadPost as load } from '../../features/blog/load-blog';
export { PostScreen as Component } from '../../features/blog/PostScreen';
