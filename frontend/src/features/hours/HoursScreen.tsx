import { useListHoursPlacementsQuery, type HoursPlacement } from '../../api/hours';
import { ChosenPlacement, LoadedPlacement } from '../../entities/placements';
import { useToday } from '../../lib/clocks';
import { preloadedPart } from '../../lib/lazy-part';
import { hoursTexts as texts } from './texts';
import { FRESH, useShownWeek } from './use-shown-week';

const OpenWeek = preloadedPart(async () => (await import('./OpenWeek')).OpenWeek);
const SHOWN = { heights: ['120px', '560px'], texts };

/** The hours of a placement, a week at a time; without its id in the address, of the one that is in progress. */
export function HoursScreen() {
  const list = useListHoursPlacementsQuery(undefined, FRESH);
  const today = useToday();
  return (
    <ChosenPlacement {...SHOWN} list={list} choose={(placements) => current(placements, today)}>
      {(agreementId, placements) => <Week key={agreementId} agreementId={agreementId} placements={placements} />}
    </ChosenPlacement>
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
  const data = week && turned && { ...shown, week, turned };
  return (
    <LoadedPlacement {...SHOWN} query={{ data, error, refetch }} placements={placements}>
      {(loaded, all) => <OpenWeek shown={loaded} placements={all} />}
    </LoadedPlacement>
  );
}
