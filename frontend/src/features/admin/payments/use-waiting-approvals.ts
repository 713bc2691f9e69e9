import { useListApprovalsQuery, type Approval } from '../../../api/admin-privacy';
import { adminPaymentsTexts } from './texts';

/** Reads one page only; the drawer of a purchase always has the exact state. */
const MOST = 50;
const FRESH = { refetchOnMountOrArgChange: true };
const { waits } = adminPaymentsTexts;

/** Refunds that wait for a second admin, by purchase. */
export function useWaitingApprovals(): ReadonlyMap<string, string> {
  const refunds = useListApprovalsQuery({ kind: 'refund', state: 'waiting', limit: MOST }, FRESH);
  const reversals = useListApprovalsQuery({ kind: 'reversal', state: 'waiting', limit: MOST }, FRESH);
  const idOf = ({ refund, reversal }: Approval) => (refund ?? reversal)?.purchaseId ?? '';
  return new Map([
    ...(refunds.data?.items ?? []).map((approval) => [idOf(approval), waits.refund] as const),
    ...(reversals.data?.items ?? []).map((approval) => [idOf(approval), waits.reversal] as const),
  ]);
}
