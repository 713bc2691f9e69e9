import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/privacy').then((module) => ({ default: module.ApprovalsScreen })),
);
