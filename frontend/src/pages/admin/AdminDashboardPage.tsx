import { lazy } from 'react';

const Queues = lazy(() => import('../../features/admin/queues').then((module) => ({ default: module.QueuesScreen })));
const Figures = lazy(() =>
  import('../../features/admin/metrics').then((module) => ({ default: module.MetricsScreen })),
);

/** What waits, and below it what the house does in numbers. */
export function Component() {
  return (
    <>
      <Queues />
      <Figures />
    </>
  );
}
