import { lazy, Suspense } from 'react';
import { DashboardAgreements, useAgreementsAtHand } from '../../features/agreement';
import { useArrivalAtHand } from '../../features/arrival';
import { dashboardMessages, DashboardScreen } from '../../features/dashboard';
import { useDatesAtHand } from '../../features/hours';
import { NextInterview, useInterviewsAtHand } from '../../features/interviews';
import { ApplicationsUnderWay, JobBoardSuggestion, useApplicationsAtHand } from '../../features/job-board';
import { useMessagesAtHand } from '../../features/messages';
import { PlanRow, useInvoicesAtHand } from '../../features/payment';
import { useReviewsAtHand } from '../../features/reviews';
import { SearchesUnderWay } from '../../features/saved-searches';
import { EarlyExitLinkWithAgreement } from '../../features/support';
import { WhatIsMissing } from '../../features/verification';
import { PageHead } from '../../lib/head';
import { retryImport } from '../../lib/retry-import';
import { Skeleton } from '../../ui/Skeleton';

/** Only during a placement. */
const DashboardClock = lazy(
  retryImport(() =>
    import('../../features/employer-clock/DashboardClock').then((part) => ({ default: part.DashboardClock })),
  ),
);

export function Component() {
  const { waiting: agreements, agreedWith, phase, placement } = useAgreementsAtHand();
  const { checkIns, tasks } = useArrivalAtHand();
  const { soon, toAnswer } = useInterviewsAtHand();
  const applications = useApplicationsAtHand();
  const invoices = useInvoicesAtHand();
  const messages = useMessagesAtHand();
  const reviews = useReviewsAtHand();
  const isPlaced = phase === 'during' || phase === 'ahead';
  const dates = useDatesAtHand(isPlaced || phase === 'ending');
  return (
    <>
      <PageHead title={dashboardMessages.title} hidden />
      <DashboardScreen
        // What someone else waits for comes first, the most urgent before the rest.
        waiting={[
          ...soon,
          ...checkIns,
          ...agreements,
          ...toAnswer,
          ...dates,
          ...applications,
          ...invoices,
          ...messages,
          ...tasks,
          ...reviews,
        ]}
        phase={phase}
        placement={placement}
        agreedWith={agreedWith}
        underWay={
          <>
            {isPlaced || phase === 'ending' ? (
              <Suspense fallback={<Skeleton shape="card" height="250px" />}>
                <DashboardClock />
              </Suspense>
            ) : null}
            {isPlaced ? <DashboardAgreements /> : null}
            <NextInterview />
            {isPlaced ? null : <DashboardAgreements />}
            <ApplicationsUnderWay />
            <WhatIsMissing />
            <PlanRow />
            <EarlyExitLinkWithAgreement />
          </>
        }
        suggestions={
          <>
            <SearchesUnderWay />
            {isPlaced ? null : <JobBoardSuggestion />}
          </>
        }
      />
    </>
  );
}
