import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/featured').then((module) => ({ default: module.FeaturedScreen })),
);
