import { lazy, Suspense } from 'react';
import { DeviceZone } from '../../features/account-settings/DeviceZone';
import { DashboardAgreements, useDashboardAgreements } from '../../features/agreement';
import { useDashboardArrival } from '../../features/arrival';
import { DashboardScreen } from '../../features/dashboard';
import { useDashboardHours } from '../../features/hours';
import { NextInterview, useDashboardInterviews } from '../../features/interviews';
import { ApplicationsUnderWay, JobBoardSuggestion, useDashboardApplications } from '../../features/job-board';
import { useDashboardMessages } from '../../features/messages';
import { PlanRow, useDashboardInvoices } from '../../features/payment';
import { useDashboardReviews } from '../../features/reviews';
import { SearchesUnderWay } from '../../features/saved-searches';
import { EarlyExitLinkWithAgreement } from '../../features/support';
import { MissingChecks } from '../../features/verification';
import { retryImport } from '../../lib/retry-import';
import { useSession } from '../../lib/session';
import { Skeleton } from '../../ui/Skeleton';

/** Only during a placement. */
const DashboardClock = lazy(
  retryImport(() =>
    import('../../features/employer-clock/DashboardClock').then((part) => ({ default: part.DashboardClock })),
  ),
);

/** What every feature has on the dashboard. */
export function Dashboard() {
  const { user } = useSession();
  const isCoParent = user?.coParent !== undefined;
  const { waiting: agreements, agreedWith, phase, placement } = useDashboardAgreements();
  const { arriving, checkIns, tasks, endings } = useDashboardArrival();
  const { soon, toAnswer } = useDashboardInterviews();
  const applications = useDashboardApplications();
  const invoices = useDashboardInvoices();
  const { unread, unanswered } = useDashboardMessages();
  const reviews = useDashboardReviews();
  const isPlaced = phase === 'during' || phase === 'ahead';
  const { dates, days } = useDashboardHours(phase !== 'before');
  return (
    <DashboardScreen
      // Tasks that someone else waits for come first, the most urgent before the rest.
      waiting={
        // A task that only the account holder can do would be a dead end for a co-parent.
        isCoParent
          ? [...arriving, ...soon, ...toAnswer, ...unread, ...endings, ...tasks, ...unanswered]
          : [
              ...arriving,
              ...soon,
              ...checkIns,
              ...agreements,
              ...toAnswer,
              ...dates,
              ...applications,
              ...invoices,
              ...unread,
              ...days,
              ...endings,
              ...tasks,
              ...reviews,
              ...unanswered,
            ]
      }
      phase={phase}
      placement={placement}
      agreedWith={agreedWith}
      underWay={
        <>
          <DeviceZone />
          {isPlaced || phase === 'ending' ? (
            <Suspense fallback={<Skeleton shape="card" height="250px" />}>
              <DashboardClock />
            </Suspense>
          ) : null}
          {isPlaced ? <DashboardAgreements /> : null}
          <NextInterview />
          {isPlaced ? null : <DashboardAgreements />}
          <ApplicationsUnderWay />
          {isCoParent ? null : <MissingChecks />}
          {isCoParent ? null : <PlanRow />}
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
  );
}
