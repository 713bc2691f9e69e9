import { Suspense } from 'react';
import { dashboardTexts, WaitingDashboard } from '../../features/dashboard';
import { PageHead } from '../../lib/head';
import { preloadedPart } from '../../lib/lazy-part';

const Dashboard = preloadedPart(async () => (await import('./dashboard')).Dashboard);

export function Component() {
  return (
    <>
      <PageHead title={dashboardTexts.title} hidden />
      <Suspense fallback={<WaitingDashboard />}>
        <Dashboard />
      </Suspense>
    </>
  );
}
