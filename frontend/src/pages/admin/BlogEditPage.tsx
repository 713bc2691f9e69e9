import { lazy } from 'react';
import { categories } from '../../features/blog/categories';

const PostEditScreen = lazy(() =>
  import('../../features/admin/blog').then((module) => ({ default: module.PostEditScreen })),
);

export function Component() {
  return <PostEditScreen categories={categories} />;
}
