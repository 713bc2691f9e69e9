import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useGetArrivalPlanQuery, useListArrivalsQuery, type ArrivalSummary } from '../../api/arrivals';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { paths } from '../../config/paths';
import { PlacementSkeleton } from '../../entities/placements';
import { isApiError } from '../../lib/api-error';
import { preloadedPart } from '../../lib/lazy-part';
import { LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { arrivalTexts as texts } from './texts';

const FRESH = { refetchOnMountOrArgChange: true };
const OpenPlan = preloadedPart(async () => (await import('./OpenPlan')).OpenPlan);
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
  const query = useGetArrivalPlanQuery({ agreementId }, FRESH);
  const { data: plan, error, refetch, fulfilledTimeStamp = 0 } = query;
  useRealtimeEvent('arrival.changed', (changed) => {
    if (changed.agreementId === agreementId) void refetchChanged(query);
  });
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (error && !plan) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  if (!plan || !placements) return <PlacementSkeleton heights={HEIGHTS} />;
  return (
    <Suspense fallback={<PlacementSkeleton heights={HEIGHTS} />}>
      <OpenPlan plan={plan} placements={placements} receivedAt={fulfilledTimeStamp} />
    </Suspense>
  );
}
