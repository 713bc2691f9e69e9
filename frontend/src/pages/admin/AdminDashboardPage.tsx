import { lazy } from 'react';

const Queues = lazy(() => import('../../features/admin/queues').then((module) => ({ default: module.QueuesScreen })));
const Figures = lazy(() =>
  import('../../features/admin/metrics').then((module) => ({ default: module.MetricsScreen })),
);

/** Open tasks of the admins, and below them the most important numbers. */
export function Component() {
  return (
    <>
      <Queues />
      <Figures />
    </>
  );
}
