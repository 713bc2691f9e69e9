import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useGetEmployerClockQuery, useListEmployerClocksQuery, type EmployerClock } from '../../api/employer-clock';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { paths } from '../../config/paths';
import { PlacementSkeleton } from '../../entities/placements';
import { isApiError } from '../../lib/api-error';
import { preloadedPart } from '../../lib/lazy-part';
import { LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { employerClockTexts as texts } from './texts';

const OpenClock = preloadedPart(async () => (await import('./OpenClock')).OpenClock);
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
  const query = useGetEmployerClockQuery({ agreementId }, FRESH);
  const { data: clock, error, refetch } = query;
  useRealtimeEvent('employer-clock.changed', (changed) => {
    if (changed.agreementId === agreementId) void refetchChanged(query);
  });
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (error && !clock) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  if (!clock || !placements) return <PlacementSkeleton heights={HEIGHTS} />;
  return (
    <Suspense fallback={<PlacementSkeleton heights={HEIGHTS} />}>
      <OpenClock clock={clock} placements={placements} />
    </Suspense>
  );
}
