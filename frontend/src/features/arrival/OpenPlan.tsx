import { lazy, Suspense } from 'react';
import type { ArrivalPlan, ArrivalSummary } from '../../api/arrivals';
import { agreementPath, arrivalPath, paths, supportPath } from '../../config/paths';
import { PlacementPanel, PlacementScreen } from '../../entities/placements';
import { daysBetween } from '../../lib/days';
import { weekdayInWords } from '../../lib/format/date';
import { retryImport } from '../../lib/retry-import';
import { useSession } from '../../lib/session';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { mayStillTravel } from './arrival-words';
import styles from './arrival.module.css';
import { ArrivedCard } from './ArrivedCard';
import { CheckInCard } from './CheckInCard';
import { FlightCard } from './FlightCard';
import { PickUpCard } from './PickUpCard';
import { ArrivalTasks, TASKS_HEADING } from './TaskTimeline';
import { arrivalTexts as texts } from './texts';

/** Only at the end of a placement. */
const EndingTasks = lazy(
  retryImport(() => import('./EndingTasks').then((module) => ({ default: module.EndingTasks }))),
);

interface OpenPlanProps {
  plan: ArrivalPlan;
  placements: readonly ArrivalSummary[];
  /** When the plan arrived, by this device's clock. */
  receivedAt: number;
}

/** An arrival plan that has been loaded. */
export function OpenPlan({ plan, placements, receivedAt }: OpenPlanProps) {
  const { user } = useSession();
  const { ending } = plan;
  const travels = mayStillTravel(plan);
  return (
    <PlacementScreen
      title={ending ? texts.ending.heading(plan.with.displayName) : texts.heading(plan.with.displayName)}
      lead={ending ? texts.ending.lead : plan.isOver ? texts.over : texts.leads[plan.journey]}
      placements={placements}
      current={plan.agreementId}
      pathOf={arrivalPath}
      more={<Progress plan={plan} />}
      labelledBy={TASKS_HEADING}
      asideFirst
      aside={
        <>
          <ArrivedCard plan={plan} />
          <CheckInCard plan={plan} />
          {!ending && (plan.flight || travels) ? <FlightCard plan={plan} receivedAt={receivedAt} /> : null}
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
          <ArrowLink to={agreementPath(plan.agreementId)}>{texts.agreement}</ArrowLink>
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
