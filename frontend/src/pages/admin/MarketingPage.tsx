import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/marketing').then((module) => ({ default: module.MarketingScreen })),
);
