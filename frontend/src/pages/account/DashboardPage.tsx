import { DashboardArrangements } from '../../features/arrangement';
import { dashboardMessages, DashboardScreen } from '../../features/dashboard';
import { NextInterview } from '../../features/interviews';
import { ApplicationsUnderWay } from '../../features/job-board';
import { DashboardBell } from '../../features/notifications';
import { PlanLine } from '../../features/payment';
import { StaysToReview } from '../../features/reviews';
import { SearchesUnderWay } from '../../features/saved-searches';
import { NeedOutForThoseWithArrangement } from '../../features/support';
import { WhatIsMissing } from '../../features/verification';
import { PageHead } from '../../lib/head';

/** What is under way, from the features that it belongs to. */
const underWay = (
  <>
    <NextInterview />
    <DashboardArrangements />
    <PlanLine />
    <ApplicationsUnderWay />
    <WhatIsMissing />
    <StaysToReview />
    <SearchesUnderWay />
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
