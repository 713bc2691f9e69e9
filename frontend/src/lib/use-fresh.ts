import { useState } from 'react';

interface Query<Data> {
  data?: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
}

/**
 * The answer to a query, once it has been asked since this screen was opened. A form begins with what is stored now, not
 * with what an earlier visit has left in the cache; later refetches never take it away.
 */
export function useFresh<Data>({ data, isError, isFetching, fulfilledTimeStamp = 0 }: Query<Data>): Data | undefined {
  const [openedAt] = useState(() => Date.now());
  const [arrived, setArrived] = useState(false);
  const isFresh = fulfilledTimeStamp >= openedAt || (isError && !isFetching);
  if (isFresh && !arrived) setArrived(true);
  return isFresh || arrived ? data : undefined;
}
