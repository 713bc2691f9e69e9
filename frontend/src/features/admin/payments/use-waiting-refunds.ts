import { useListApprovalsQuery } from '../../../api/admin-privacy';

/** As many as one page of them has; the drawer of a purchase always knows. */
const MOST = 50;

/** The purchases whose refund waits for a second admin. */
export function useWaitingRefunds(): ReadonlySet<string> {
  const { data } = useListApprovalsQuery(
    { kind: 'refund', state: 'waiting', limit: MOST },
    { refetchOnMountOrArgChange: true },
  );
  return new Set(data?.items.flatMap(({ refund }) => refund?.purchaseId ?? []));
}
