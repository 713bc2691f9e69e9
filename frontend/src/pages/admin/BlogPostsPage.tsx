import { lazy } from 'react';
import { categories } from '../../features/blog/categories';

const PostsScreen = lazy(() => import('../../features/admin/blog').then((module) => ({ default: module.PostsScreen })));

export function Component() {
  return <PostsScreen categories={categories} />;
}
