import { useGetEmployerClockQuery, useListEmployerClocksQuery, type EmployerClock } from '../../api/employer-clock';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { ChosenPlacement, LoadedPlacement } from '../../entities/placements';
import { preloadedPart } from '../../lib/lazy-part';
import { employerClockTexts as texts } from './texts';

const FRESH = { refetchOnMountOrArgChange: true };
const OpenClock = preloadedPart(async () => (await import('./OpenClock')).OpenClock);
const SHOWN = { heights: ['320px', '240px'], texts };

/** The time with one employer of a placement; without its id in the address, of the next one. */
export function EmployerClockScreen() {
  const list = useListEmployerClocksQuery(undefined, FRESH);
  return (
    <ChosenPlacement {...SHOWN} list={list}>
      {(agreementId, placements) => <Clock key={agreementId} agreementId={agreementId} placements={placements} />}
    </ChosenPlacement>
  );
}

function Clock({ agreementId, placements }: { agreementId: string; placements: readonly EmployerClock[] | undefined }) {
  const query = useGetEmployerClockQuery({ agreementId }, FRESH);
  useRealtimeEvent('employer-clock.changed', (changed) => {
    if (changed.agreementId === agreementId) void refetchChanged(query);
  });
  return (
    <LoadedPlacement {...SHOWN} query={query} placements={placements}>
      {(clock, all) => <OpenClock clock={clock} placements={all} />}
    </LoadedPlacement>
  );
}
