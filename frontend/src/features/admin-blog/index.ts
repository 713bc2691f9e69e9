export { PostEditScreen } from './editor/PostEditScreen';
export { adminBlogMessages } from './messages';
export { PostsScreen } from './PostsScreen';
export type { CategoryOption } from './CategoryTag';
