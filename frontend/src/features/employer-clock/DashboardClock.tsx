import { useListEmployerClocksQuery } from '../../api/employer-clock';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { employerClockPath } from '../../config/paths';
import { ArrowLink } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { headlineOf, isNear } from './clock-words';
import { Progress } from './DayCount';
import styles from './employer-clock.module.css';
import { employerClockTexts } from './texts';

const { card: texts } = employerClockTexts;

/** The days that are left with one employer, during a placement. */
export function DashboardClock() {
  const query = useListEmployerClocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = query;
  useRealtimeEvent('employer-clock.changed', () => void refetchChanged(query));
  if (error && !data) return <PartFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="250px" />;
  return data.items
    .filter(({ state, rule, lastDay }) => state !== 'ahead' && (rule.kind !== 'none' || lastDay !== null))
    .map((clock) => (
      <section
        key={clock.agreementId}
        className={styles.card}
        data-near={isNear(clock) || undefined}
        aria-labelledby={`clock-${clock.agreementId}`}
      >
        <h2 id={`clock-${clock.agreementId}`} className={styles.label}>
          {texts.heading}
        </h2>
        <p className={styles.number}>{headlineOf(clock)}</p>
        {clock.lastDay ? <p>{texts.until(clock.with.displayName, clock.lastDay)}</p> : null}
        <Progress clock={clock} />
        <ArrowLink to={employerClockPath(clock.agreementId)}>{texts.open}</ArrowLink>
      </section>
    ));
}
