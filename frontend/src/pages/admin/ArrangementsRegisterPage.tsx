import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin-arrangements').then((module) => ({ default: module.ArrangementsScreen })),
);
