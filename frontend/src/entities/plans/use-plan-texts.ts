import { useListPlansQuery, type Plan } from '../../api/plans';
import { useRegion } from '../../lib/region';

/** A sentence about each plan from the plan table; empty while it is unknown. */
export function usePlanTexts(): Partial<Record<Plan['key'], string>> {
  const { data } = useListPlansQuery({ region: useRegion() });
  return Object.fromEntries((data?.items ?? []).map(({ key, text }) => [key, text]));
}
