import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/agreements').then((module) => ({ default: module.AgreementsScreen })),
);
