import { useParams } from 'react-router-dom';
import { useGetEmployerClockQuery, useListEmployerClocksQuery, type EmployerClock } from '../../api/employer-clock';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { agreementPath, employerClockPath, hoursPath, paths } from '../../config/paths';
import { VisaLines, VisaSources } from '../../entities/visas';
import { PlacementPanel, PlacementScreen, PlacementSkeleton } from '../../entities/placements';
import { isApiError } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Icon } from '../../ui/Icon';
import { DayCount } from './DayCount';
import styles from './employer-clock.module.css';
import { LetterCard } from './LetterCard';
import { PermissionCard } from './PermissionCard';
import { employerClockTexts as texts } from './texts';

const FRESH = { refetchOnMountOrArgChange: true };
const HEIGHTS = ['320px', '240px'];

/** The time with one employer of a placement; without its id in the address, of the next one. */
export function EmployerClockScreen() {
  const { agreementId } = useParams();
  const { data, error, refetch } = useListEmployerClocksQuery(undefined, FRESH);
  if (error && !data && !agreementId) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  // The choice between placements is above everything else, so nothing is shown without it.
  const placements = data?.items ?? (error ? [] : undefined);
  const items = placements ?? [];
  const chosen = agreementId ?? items[0]?.agreementId;
  if (chosen) return <Clock key={chosen} agreementId={chosen} placements={placements} />;
  if (!data) return <PlacementSkeleton heights={HEIGHTS} />;
  return (
    <EmptyState page drawing={<KettleDrawing />} title={texts.empty.title} text={texts.empty.text}>
      <LinkButton to={paths.dashboard}>{texts.empty.act}</LinkButton>
    </EmptyState>
  );
}

function Clock({ agreementId, placements }: { agreementId: string; placements: readonly EmployerClock[] | undefined }) {
  const { user } = useSession();
  const query = useGetEmployerClockQuery({ agreementId }, FRESH);
  const { data: clock, error, refetch } = query;
  useRealtimeEvent('employer-clock.changed', (changed) => {
    if (changed.agreementId === agreementId) void refetchChanged(query);
  });
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (error && !clock) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  if (!clock || !placements) return <PlacementSkeleton heights={HEIGHTS} />;
  const canRecord = clock.canRecord && !user?.coParent;
  const hasQuestion = canRecord || clock.history.length > 0;
  return (
    <PlacementScreen
      title={texts.heading[clock.you](clock.with.displayName)}
      lead={texts.lead[clock.you]}
      placements={placements}
      current={agreementId}
      pathOf={employerClockPath}
      aside={
        <>
          <Rule clock={clock} />
          {clock.canRecord ? <LetterCard clock={clock} canWrite={canRecord} /> : null}
          <ArrowLink to={agreementPath(agreementId)}>{texts.agreement}</ArrowLink>
          <ArrowLink to={hoursPath(agreementId)}>{texts.hours}</ArrowLink>
        </>
      }
    >
      <DayCount clock={clock} />
      {hasQuestion ? <PermissionCard clock={{ ...clock, canRecord }} /> : null}
    </PlacementScreen>
  );
}

function Rule({ clock: { rule } }: { clock: EmployerClock }) {
  const { longer, questions, sources, authority } = rule;
  return (
    <PlacementPanel id="rule" title={texts.rule.heading}>
      {longer.length > 0 ? (
        <div>
          <h3 className={styles.subheading}>{texts.rule.longer}</h3>
          <VisaLines lines={longer} />
        </div>
      ) : null}
      {questions.length > 0 ? (
        <div className={styles.caution}>
          <Icon name="alert" />
          <div>
            <h3 className={styles.subheading}>{texts.rule.ask}</h3>
            <VisaLines lines={questions} />
          </div>
        </div>
      ) : null}
      <VisaSources rules={sources} authority={authority} />
    </PlacementPanel>
  );
}
