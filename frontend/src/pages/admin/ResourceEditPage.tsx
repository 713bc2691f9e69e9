import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/resources').then((module) => ({ default: module.ResourceEditScreen })),
);
