import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/support').then((module) => ({ default: module.SupportRequestsScreen })),
);
