export { PostEditScreen } from './editor/PostEditScreen';
export { adminBlogMessages } from './texts';
export { PostsScreen } from './PostsScreen';
export type { CategoryOption } from './CategoryTag';
