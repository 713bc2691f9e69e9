import { fairPayApi } from '../../api/fair-pay';
import { DEFAULT_REGION } from '../../config/regions';
import { failOnServer, type LoadArgs } from '../../lib/load-args';
import { regionOfPath, regionOfUrl } from '../../lib/region';
import { COST_VALUES, costQuestion, PAY_VALUES, payQuestion } from './pay-questions';

const regionOf = (url: URL) =>
  import.meta.env.SSR ? (regionOfPath(url.pathname) ?? DEFAULT_REGION) : regionOfUrl(url);

/** The week with which the pay calculator begins. */
export async function loadPayCalculator({ store, url }: LoadArgs): Promise<void> {
  const { asked } = payQuestion(regionOf(url), PAY_VALUES);
  if (!asked) return;
  const { error } = await store.dispatch(fairPayApi.endpoints.getPayCheck.initiate(asked, { subscribe: false }));
  failOnServer(error);
}

/** The placement whose cost is shown first. */
export async function loadPlacementCost({ store, url }: LoadArgs): Promise<void> {
  const { asked } = costQuestion(regionOf(url), COST_VALUES);
  if (!asked) return;
  const { error } = await store.dispatch(fairPayApi.endpoints.getPlacementCost.initiate(asked, { subscribe: false }));
  failOnServer(error);
}
