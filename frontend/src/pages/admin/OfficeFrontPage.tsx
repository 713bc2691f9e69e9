import { lazy } from 'react';

export const Component = lazy(() =>
  import('../../features/admin-queues').then((module) => ({ default: module.QueuesScreen })),
);
