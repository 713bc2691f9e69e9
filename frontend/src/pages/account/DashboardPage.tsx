import { DashboardArrangements } from '../../features/arrangement';
import { dashboardMessages, DashboardScreen } from '../../features/dashboard';
import { NextInterview } from '../../features/interviews';
import { DashboardBell } from '../../features/notifications';
import { StaysToReview } from '../../features/reviews';
import { NeedOutForThoseWithArrangement } from '../../features/support';
import { PageHead } from '../../lib/head';

/** What is under way, from the features that it belongs to. */
const underWay = (
  <>
    <NextInterview />
    <DashboardArrangements />
    <StaysToReview />
    <NeedOutForThoseWithArrangement />
  </>
);

export function Component() {
  return (
    <>
      <PageHead title={dashboardMessages.title} hidden />
      <DashboardScreen underWay={underWay} corner={<DashboardBell />} />
    </>
  );
}
