import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/verification').then((module) => ({ default: module.ReviewScreen })),
);
