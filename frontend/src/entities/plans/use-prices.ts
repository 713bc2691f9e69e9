import { useListPlansQuery } from '../../api/plans';
import { useRegion } from '../../lib/region';
import { listPrices, pricesOf, type Prices } from './prices';

/** What the plans cost in the page's region, today. */
export function usePrices(): Prices {
  const region = useRegion();
  const { data } = useListPlansQuery({ region });
  return (data && pricesOf(data.items, region)) ?? listPrices(region);
}
