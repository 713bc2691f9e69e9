import { useListPlansQuery, type Plan } from '../../api/plans';
import { useRegion } from '../../lib/region';

/** What each plan is, in a sentence, as the plan table says it; nothing while no one can say. */
export function usePlanTexts(): Partial<Record<Plan['key'], string>> {
  const { data } = useListPlansQuery({ region: useRegion() });
  return Object.fromEntries((data?.items ?? []).map(({ key, text }) => [key, text]));
}
