import type { AgreementSummary } from '../../api/agreements';

const DAY_MS = 86_400_000;
/** How long before the end of a placement people look for the next one. */
const LOOKING_AHEAD_DAYS = 60;

/** The phase of a person. `ending` is the time to look for the next placement. */
type PlacementPhase = 'before' | 'ahead' | 'during' | 'ending' | 'between';

type Agreed = Pick<AgreementSummary, 'state' | 'startsOn' | 'endsOn'>;

/** Whole days between two ISO dates. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The phase, and the current placement or the next one. */
export function phaseOf<T extends Agreed>(
  agreements: readonly T[],
  today: string,
): { phase: PlacementPhase; placement: T | null } {
  const active = agreements.find(({ state }) => state === 'active');
  if (active) {
    const isEnding = active.endsOn !== null && daysBetween(today, active.endsOn) <= LOOKING_AHEAD_DAYS;
    return { phase: isEnding ? 'ending' : 'during', placement: active };
  }
  const [ahead] = agreements
    .filter(({ state }) => state === 'confirmed')
    .sort((a, b) => (a.startsOn ?? '').localeCompare(b.startsOn ?? ''));
  if (ahead) return { phase: 'ahead', placement: ahead };
  const isOver = agreements.some(({ state }) => state === 'completed' || state === 'ended_early');
  return { phase: isOver ? 'between' : 'before', placement: null };
}
