import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/users').then((module) => ({ default: module.UsersScreen })),
);
