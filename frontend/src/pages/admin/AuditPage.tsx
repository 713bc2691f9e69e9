import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin/audit').then((module) => ({ default: module.AuditScreen })),
);
