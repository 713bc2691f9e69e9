import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/breaches').then((module) => ({ default: module.DataBreachesScreen })),
);
