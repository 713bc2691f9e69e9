import type { AgreementSummary } from '../../api/agreements';
import { endsEarly } from '../../entities/placements/ends-early';
import { daysBetween } from '../../lib/days';

/** How long before the end of a placement people look for the next one. */
const LOOKING_AHEAD_DAYS = 60;

/** The phase of a person. `ending` is the time to look for the next placement. */
type PlacementPhase = 'before' | 'ahead' | 'during' | 'ending' | 'between';

type Agreed = Pick<AgreementSummary, 'state' | 'startsOn' | 'endsOn' | 'endedOn'>;

/** A placement that ends early is not over until its last day has come. */
export const isOver = (one: Pick<Agreed, 'state' | 'endedOn'>, today: string): boolean =>
  one.state === 'completed' || (one.state === 'ended_early' && !endsEarly(one, today));

/** For how long after signing someone who returns is shown that both have signed. */
const MOMENT_DAYS = 30;

/** Whether both have signed lately, and the placement is ahead or in progress. */
export const isBothSignedDue = (
  { state, confirmedAt }: { state: Agreed['state']; confirmedAt: string | null },
  today: string,
): boolean =>
  (state === 'confirmed' || state === 'active') &&
  confirmedAt !== null &&
  daysBetween(confirmedAt.slice(0, 10), today) <= MOMENT_DAYS;

export const lastDayOf = ({ endsOn, endedOn }: Pick<Agreed, 'endsOn' | 'endedOn'>): string | null => endedOn ?? endsOn;

/** The phase, and the current placement or the next one. */
export function phaseOf<T extends Agreed>(
  agreements: readonly T[],
  today: string,
): { phase: PlacementPhase; placement: T | null } {
  const active = agreements.find(({ state }) => state === 'active') ?? agreements.find((one) => endsEarly(one, today));
  if (active) {
    const lastDay = lastDayOf(active);
    const isEnding = lastDay !== null && daysBetween(today, lastDay) <= LOOKING_AHEAD_DAYS;
    return { phase: isEnding ? 'ending' : 'during', placement: active };
  }
  const [ahead] = agreements
    .filter(({ state }) => state === 'confirmed')
    .sort((a, b) => (a.startsOn ?? '').localeCompare(b.startsOn ?? ''));
  if (ahead) return { phase: 'ahead', placement: ahead };
  return { phase: agreements.some((one) => isOver(one, today)) ? 'between' : 'before', placement: null };
}
