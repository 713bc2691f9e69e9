import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/page-speed').then((module) => ({ default: module.PageSpeedScreen })),
);
