import { dashboardMessages, DashboardScreen } from '../../features/dashboard';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={dashboardMessages.title} hidden />
      <DashboardScreen />
    </>
  );
}
