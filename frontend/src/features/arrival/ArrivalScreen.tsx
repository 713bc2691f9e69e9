import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import {
  useGetArrivalPlanQuery,
  useListArrivalsQuery,
  type ArrivalPlan,
  type ArrivalSummary,
} from '../../api/arrivals';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { agreementPath, arrivalPath, paths, supportPath } from '../../config/paths';
import { PlacementPanel, PlacementScreen, PlacementSkeleton } from '../../entities/placements';
import { isApiError } from '../../lib/api-error';
import { daysBetween } from '../../lib/days';
import { weekdayInWords } from '../../lib/format/date';
import { retryImport } from '../../lib/retry-import';
import { useSession } from '../../lib/session';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import { mayStillTravel } from './arrival-words';
import styles from './arrival.module.css';
import { ArrivedCard } from './ArrivedCard';
import { CheckInCard } from './CheckInCard';
import { FlightCard } from './FlightCard';
import { PickUpCard } from './PickUpCard';
import { ArrivalTasks, TASKS_HEADING } from './TaskTimeline';
import { arrivalTexts as texts } from './texts';

const FRESH = { refetchOnMountOrArgChange: true };
/** Only at the end of a placement. */
const EndingTasks = lazy(
  retryImport(() => import('./EndingTasks').then((module) => ({ default: module.EndingTasks }))),
);
const HEIGHTS = ['180px', '560px'];

/** The arrival plan of a placement; without its id in the address, of the next one. */
export function ArrivalScreen() {
  const { agreementId } = useParams();
  const { data, error, refetch } = useListArrivalsQuery(undefined, FRESH);
  if (error && !data && !agreementId) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  // The choice between placements is above everything else, so nothing is shown without it.
  const placements = data?.items ?? (error ? [] : undefined);
  const items = placements ?? [];
  const chosen = agreementId ?? items[0]?.agreementId;
  if (chosen) return <Plan key={chosen} agreementId={chosen} placements={placements} />;
  if (!data) return <PlacementSkeleton heights={HEIGHTS} />;
  return (
    <EmptyState page drawing={<KettleDrawing />} title={texts.empty.title} text={texts.empty.text}>
      <LinkButton to={paths.dashboard}>{texts.empty.act}</LinkButton>
    </EmptyState>
  );
}

function Plan({ agreementId, placements }: { agreementId: string; placements: readonly ArrivalSummary[] | undefined }) {
  const { user } = useSession();
  const query = useGetArrivalPlanQuery({ agreementId }, FRESH);
  const { data: plan, error, refetch, fulfilledTimeStamp = 0 } = query;
  useRealtimeEvent('arrival.changed', (changed) => {
    if (changed.agreementId === agreementId) void refetchChanged(query);
  });
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (error && !plan) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  if (!plan || !placements) return <PlacementSkeleton heights={HEIGHTS} />;
  const { ending } = plan;
  const travels = mayStillTravel(plan);
  return (
    <PlacementScreen
      title={ending ? texts.ending.heading(plan.with.displayName) : texts.heading(plan.with.displayName)}
      lead={ending ? texts.ending.lead : plan.isOver ? texts.over : texts.leads[plan.journey]}
      placements={placements}
      current={agreementId}
      pathOf={arrivalPath}
      more={<Progress plan={plan} />}
      labelledBy={TASKS_HEADING}
      asideFirst
      aside={
        <>
          <ArrivedCard plan={plan} />
          <CheckInCard plan={plan} />
          {!ending && (plan.flight || travels) ? <FlightCard plan={plan} receivedAt={fulfilledTimeStamp} /> : null}
          {!ending && (plan.pickUp || travels) ? <PickUpCard plan={plan} /> : null}
          {plan.isOver ? null : (
            <PlacementPanel id="early-exit" title={texts.exit.heading}>
              <p className={styles.quiet}>{texts.exit.text}</p>
              <LinkButton variant="quiet" to={paths.earlyExit}>
                {texts.exit.link}
              </LinkButton>
              {user?.coParent ? null : <ArrowLink to={supportPath(plan.you)}>{texts.exit.support}</ArrowLink>}
            </PlacementPanel>
          )}
          {plan.isOver && !user?.coParent ? (
            <PlacementPanel id="unsettled" title={texts.ending.unsettled.heading}>
              <p className={styles.quiet}>{texts.ending.unsettled.text}</p>
              <ArrowLink to={supportPath(plan.you)}>{texts.exit.support}</ArrowLink>
            </PlacementPanel>
          ) : null}
          <ArrowLink to={agreementPath(agreementId)}>{texts.agreement}</ArrowLink>
        </>
      }
    >
      {ending ? (
        <>
          <Suspense fallback={<Skeleton shape="card" height="560px" />}>
            <EndingTasks plan={plan} ending={ending} />
          </Suspense>
          <details className={styles.past}>
            <summary>{texts.ending.arrivalTasks}</summary>
            <ArrivalTasks id="past-tasks" plan={plan} />
          </details>
        </>
      ) : (
        <ArrivalTasks plan={plan} />
      )}
    </PlacementScreen>
  );
}

function Progress({ plan }: { plan: ArrivalPlan }) {
  const { ending } = plan;
  const tasks = ending?.tasks ?? plan.tasks;
  const settled = tasks.filter(({ state }) => state !== 'open').length;
  const moment = momentOf(plan);
  return (
    <p className={styles.progress}>
      {moment ? <b>{moment}</b> : null}
      <progress aria-label={texts.progress.label} value={settled} max={tasks.length} />
      <span>{texts.progress.text(settled, tasks.length)}</span>
    </p>
  );
}

/** How far away the first or the last day is. */
function momentOf({ today, startsOn, isOver, ending }: ArrivalPlan): string | null {
  if (ending) return texts.ending.endsIn(daysBetween(today, ending.lastDay), weekdayInWords(ending.lastDay));
  if (isOver) return null;
  const away = daysBetween(today, startsOn);
  return away >= 0 ? texts.startsIn(away) : texts.day(1 - away);
}
