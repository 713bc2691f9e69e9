import { useListPlansQuery } from '../../api/plans';
import { useRegion } from '../../lib/region';
import { listPrices, pricesOf, type Prices } from './prices';

/** The current prices of the plans in the page's region. */
export function usePrices(): Prices {
  const region = useRegion();
  const { data } = useListPlansQuery({ region });
  return (data && pricesOf(data.items, region)) ?? listPrices(region);
}
