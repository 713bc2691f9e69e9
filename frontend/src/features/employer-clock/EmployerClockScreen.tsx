import { useParams } from 'react-router-dom';
import { useGetEmployerClockQuery, useListEmployerClocksQuery, type EmployerClock } from '../../api/employer-clock';
import { askAgain, useRealtimeEvent } from '../../api/realtime';
import { agreementPath, employerClockPath, hoursPath, paths } from '../../config/paths';
import { VisaLines, VisaSources } from '../../entities/visas';
import { isApiError } from '../../lib/api-error';
import { shortDay } from '../../lib/format/date';
import { RegionNavLink } from '../../lib/region';
import { useSession } from '../../lib/session';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import { DayCount } from './DayCount';
import styles from './employer-clock.module.css';
import { LetterCard } from './LetterCard';
import { PermissionCard } from './PermissionCard';
import { employerClockMessages as texts } from './texts';

const FRESH = { refetchOnMountOrArgChange: true };

/** The time with one employer of a placement; without its id in the address, of the next one. */
export function EmployerClockScreen() {
  const { arrangementId } = useParams();
  const { data, error, refetch } = useListEmployerClocksQuery(undefined, FRESH);
  if (error && !data && !arrangementId) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  const items = data?.items ?? [];
  const chosen = arrangementId ?? items[0]?.arrangementId;
  if (chosen) return <Clock key={chosen} arrangementId={chosen} placements={items} />;
  if (!data) return <Waiting />;
  return (
    <EmptyState page title={texts.empty.title} text={texts.empty.text}>
      <LinkButton to={paths.dashboard}>{texts.empty.act}</LinkButton>
    </EmptyState>
  );
}

function Clock({ arrangementId, placements }: { arrangementId: string; placements: readonly EmployerClock[] }) {
  const { user } = useSession();
  const query = useGetEmployerClockQuery({ arrangementId }, FRESH);
  const { data: clock, error, refetch } = query;
  useRealtimeEvent('employer-clock.changed', (changed) => {
    if (changed.arrangementId === arrangementId) void askAgain(query);
  });
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (error && !clock) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  if (!clock) return <Waiting />;
  const canRecord = clock.canRecord && !user?.coParent;
  const hasQuestion = canRecord || clock.history.length > 0;
  return (
    <div className={`wrap ${styles.screen}`}>
      <header className={styles.head}>
        <h1>{texts.heading(clock.with.displayName)}</h1>
        <p>{texts.lead[clock.you]}</p>
        {placements.length > 1 ? <Placements items={placements} /> : null}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <DayCount clock={clock} />
          {hasQuestion ? <PermissionCard clock={{ ...clock, canRecord }} /> : null}
        </div>
        <div className={styles.aside}>
          <Rule clock={clock} />
          {clock.canRecord ? <LetterCard clock={clock} canWrite={canRecord} /> : null}
          <ArrowLink to={agreementPath(arrangementId)}>{texts.agreement}</ArrowLink>
          <ArrowLink to={hoursPath(arrangementId)}>{texts.hours}</ArrowLink>
        </div>
      </div>
    </div>
  );
}

function Rule({ clock: { rule } }: { clock: EmployerClock }) {
  const { longer, questions, sources, authority } = rule;
  return (
    <section className={styles.panel} aria-labelledby="rule">
      <h2 id="rule">{texts.rule.heading}</h2>
      {longer.length > 0 ? (
        <div>
          <h3>{texts.rule.longer}</h3>
          <VisaLines lines={longer} />
        </div>
      ) : null}
      {questions.length > 0 ? (
        <div className={styles.caution}>
          <Icon name="alert" />
          <div>
            <h3>{texts.rule.ask}</h3>
            <VisaLines lines={questions} />
          </div>
        </div>
      ) : null}
      <VisaSources rules={sources} authority={authority} />
    </section>
  );
}

function Placements({ items }: { items: readonly EmployerClock[] }) {
  return (
    <nav className={styles.placements} aria-label={texts.choose}>
      {items.map(({ arrangementId, with: other, startsOn }) => (
        <RegionNavLink key={arrangementId} to={employerClockPath(arrangementId)}>
          {other.displayName}, {shortDay(startsOn)}
        </RegionNavLink>
      ))}
    </nav>
  );
}

function Waiting() {
  return (
    <div className={`wrap ${styles.screen}`} aria-busy="true">
      <Skeleton width="420px" height="48px" />
      <Skeleton shape="card" height="320px" />
      <Skeleton shape="card" height="240px" />
    </div>
  );
}
