import { useGetArrivalPlanQuery, useListArrivalsQuery, type ArrivalSummary } from '../../api/arrivals';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { ChosenPlacement, LoadedPlacement } from '../../entities/placements';
import { preloadedPart } from '../../lib/lazy-part';
import { arrivalTexts as texts } from './texts';

const FRESH = { refetchOnMountOrArgChange: true };
const OpenPlan = preloadedPart(async () => (await import('./OpenPlan')).OpenPlan);
const SHOWN = { heights: ['180px', '560px'], texts };

/** The arrival plan of a placement; without its id in the address, of the next one. */
export function ArrivalScreen() {
  const list = useListArrivalsQuery(undefined, FRESH);
  return (
    <ChosenPlacement {...SHOWN} list={list}>
      {(agreementId, placements) => <Plan key={agreementId} agreementId={agreementId} placements={placements} />}
    </ChosenPlacement>
  );
}

function Plan({ agreementId, placements }: { agreementId: string; placements: readonly ArrivalSummary[] | undefined }) {
  const query = useGetArrivalPlanQuery({ agreementId }, FRESH);
  useRealtimeEvent('arrival.changed', (changed) => {
    if (changed.agreementId === agreementId) void refetchChanged(query);
  });
  return (
    <LoadedPlacement {...SHOWN} query={query} placements={placements}>
      {(plan, all) => <OpenPlan plan={plan} placements={all} receivedAt={query.fulfilledTimeStamp ?? 0} />}
    </LoadedPlacement>
  );
}
