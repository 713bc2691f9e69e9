import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/payments').then((module) => ({ default: module.PaymentsScreen })),
);
