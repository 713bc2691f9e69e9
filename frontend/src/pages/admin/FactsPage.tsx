import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/facts').then((module) => ({ default: module.FactsScreen })),
);
