import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/countries').then((module) => ({ default: module.CountriesScreen })),
);
