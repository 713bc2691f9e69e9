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
import { useSession } from '../../lib/session';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { mayStillTravel } from './arrival-words';
import styles from './arrival.module.css';
import { CheckInCard } from './CheckInCard';
import { FlightCard } from './FlightCard';
import { PickUpCard } from './PickUpCard';
import { TASKS_HEADING, TaskTimeline } from './TaskTimeline';
import { arrivalTexts as texts } from './texts';

const FRESH = { refetchOnMountOrArgChange: true };
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
  const travels = mayStillTravel(plan);
  return (
    <PlacementScreen
      title={texts.heading(plan.with.displayName)}
      lead={plan.isOver ? texts.over : texts.lead}
      placements={placements}
      current={agreementId}
      pathOf={arrivalPath}
      more={<Progress plan={plan} />}
      labelledBy={TASKS_HEADING}
      asideFirst
      aside={
        <>
          <CheckInCard plan={plan} />
          {plan.flight || travels ? <FlightCard plan={plan} receivedAt={fulfilledTimeStamp} /> : null}
          {plan.pickUp || travels ? <PickUpCard plan={plan} /> : null}
          <PlacementPanel id="early-exit" title={texts.exit.heading}>
            <p className={styles.quiet}>{texts.exit.text}</p>
            <LinkButton variant="quiet" to={paths.earlyExit}>
              {texts.exit.link}
            </LinkButton>
            {user?.coParent ? null : <ArrowLink to={supportPath(plan.you)}>{texts.exit.support}</ArrowLink>}
          </PlacementPanel>
          <ArrowLink to={agreementPath(agreementId)}>{texts.agreement}</ArrowLink>
        </>
      }
    >
      <TaskTimeline plan={plan} />
    </PlacementScreen>
  );
}

function Progress({ plan: { tasks, today, startsOn, isOver } }: { plan: ArrivalPlan }) {
  const settled = tasks.filter(({ state }) => state !== 'open').length;
  const away = daysBetween(today, startsOn);
  return (
    <p className={styles.progress}>
      {isOver ? null : <b>{away >= 0 ? texts.startsIn(away) : texts.day(1 - away)}</b>}
      <progress aria-label={texts.progress.label} value={settled} max={tasks.length} />
      <span>{texts.progress.text(settled, tasks.length)}</span>
    </p>
  );
}
