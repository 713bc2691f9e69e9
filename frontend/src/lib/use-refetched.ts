import { useState } from 'react';

interface Query<Data> {
  data?: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
}

/**
 * The answer to a query, once it has been refetched since this screen opened. A form must begin with the stored data,
 * not with a cached answer; later refetches never remove it.
 */
export function useRefetched<Data>({
  data,
  isError,
  isFetching,
  fulfilledTimeStamp = 0,
}: Query<Data>): Data | undefined {
  const [openedAt] = useState(() => Date.now());
  const [arrived, setArrived] = useState(false);
  const isFresh = fulfilledTimeStamp >= openedAt || (isError && !isFetching);
  if (isFresh && !arrived) setArrived(true);
  return isFresh || arrived ? data : undefined;
}
