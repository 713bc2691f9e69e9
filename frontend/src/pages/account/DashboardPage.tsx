import { DashboardAgreements, useAgreementsAtHand } from '../../features/agreement';
import { dashboardMessages, DashboardScreen, LeadCard } from '../../features/dashboard';
import { NextInterview, useInterviewsAtHand } from '../../features/interviews';
import { ApplicationsUnderWay, useApplicationAtHand } from '../../features/job-board';
import { PlanRow } from '../../features/payment';
import { PlacementsToReview, useReviewAtHand } from '../../features/reviews';
import { SearchesUnderWay } from '../../features/saved-searches';
import { EarlyExitLinkWithAgreement } from '../../features/support';
import { WhatIsMissing } from '../../features/verification';
import { PageHead } from '../../lib/head';

/** What is under way, from the features that it belongs to. */
const underWay = (
  <>
    <NextInterview />
    <DashboardAgreements />
    <PlanRow />
    <ApplicationsUnderWay />
    <WhatIsMissing />
    <PlacementsToReview />
    <SearchesUnderWay />
    <EarlyExitLinkWithAgreement />
  </>
);

export function Component() {
  const { waiting: agreement, agreedWith } = useAgreementsAtHand();
  const { soon, toAnswer } = useInterviewsAtHand();
  const application = useApplicationAtHand();
  const review = useReviewAtHand();
  // What someone else waits for comes first, the most urgent before the rest.
  const waiting = soon || agreement || toAnswer || application || review;
  return (
    <>
      <PageHead title={dashboardMessages.title} hidden />
      <DashboardScreen
        lead={(nextStep) => (waiting ? <LeadCard {...waiting} /> : nextStep)}
        agreedWith={agreedWith}
        underWay={underWay}
      />
    </>
  );
}
