import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useListHoursPlacementsQuery, type HoursPlacement } from '../../api/hours';
import { paths } from '../../config/paths';
import { PlacementSkeleton } from '../../entities/placements';
import { isApiError } from '../../lib/api-error';
import { useToday } from '../../lib/clocks';
import { preloadedPart } from '../../lib/lazy-part';
import { LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { hoursTexts as texts } from './texts';
import { FRESH, useShownWeek } from './use-shown-week';

const OpenWeek = preloadedPart(async () => (await import('./OpenWeek')).OpenWeek);
const HEIGHTS = ['120px', '560px'];

/** The hours of a placement, a week at a time; without its id in the address, of the one that is in progress. */
export function HoursScreen() {
  const { agreementId } = useParams();
  const { data, error, refetch } = useListHoursPlacementsQuery(undefined, FRESH);
  const today = useToday();
  if (error && !data && !agreementId) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  // The choice between placements is above everything else, so nothing is shown without it.
  const placements = data?.items ?? (error ? [] : undefined);
  const items = placements ?? [];
  const chosen = agreementId ?? current(items, today)?.agreementId;
  if (chosen) return <Week key={chosen} agreementId={chosen} placements={placements} />;
  if (!data) return <PlacementSkeleton heights={HEIGHTS} />;
  return (
    <EmptyState page drawing={<KettleDrawing />} title={texts.empty.title} text={texts.empty.text}>
      <LinkButton to={paths.dashboard}>{texts.empty.act}</LinkButton>
    </EmptyState>
  );
}

/** The placement of today, the next one, or the last one. */
function current(items: readonly HoursPlacement[], today: string): HoursPlacement | undefined {
  const notOver = items.filter(({ lastDay }) => lastDay >= today).sort((a, b) => a.startsOn.localeCompare(b.startsOn));
  return notOver[0] ?? items[0];
}

interface WeekProps {
  agreementId: string;
  placements: readonly HoursPlacement[] | undefined;
}

function Week({ agreementId, placements }: WeekProps) {
  const shown = useShownWeek(agreementId);
  const { week, turned, error, refetch } = shown;
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (error && !week) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  const waiting = <PlacementSkeleton heights={HEIGHTS} />;
  if (!week || !turned || !placements) return waiting;
  return (
    <Suspense fallback={waiting}>
      <OpenWeek shown={{ ...shown, week, turned }} placements={placements} />
    </Suspense>
  );
}
