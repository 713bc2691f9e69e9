import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/jobs').then((module) => ({ default: module.JobsScreen })),
);
