import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/moderation').then((module) => ({ default: module.CasesScreen })),
);
