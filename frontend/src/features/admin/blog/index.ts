export { PostEditScreen } from './editor/PostEditScreen';
export { PostsScreen } from './PostsScreen';
