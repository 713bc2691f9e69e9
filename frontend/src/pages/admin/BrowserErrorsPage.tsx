import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/browser-errors').then((module) => ({ default: module.BrowserErrorsScreen })),
);
