import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { ApprovalCard } from '../../../admin-ui/approvals/ApprovalCard';
import { adminPaymentsApi, type AdminPayment } from '../../../api/admin-payments';
import { useListApprovalsQuery, type Approval } from '../../../api/admin-privacy';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { useDispatch } from 'react-redux';
import styles from './payments.module.css';
import { adminPaymentsTexts } from './texts';
import { RefundForm } from './RefundForm';

const { refund: texts } = adminPaymentsTexts;
const MOST = 20;
/** Refetched every few seconds, because Stripe answers within seconds. */
const WHILE_UNDER_WAY_MS = 2_000;
/** Another admin may decide while the drawer is open. */
const LOOK_AGAIN_MS = 30_000;

const isUnderWay = ({ state, carriedOutAt, failure }: Approval) => state === 'agreed' && !carriedOutAt && !failure;

/**
 * Refunds of one purchase: who proposed each, when and why, the second admin's decision, and the form for another one.
 */
export function PurchaseRefunds({ payment }: { payment: AdminPayment }) {
  const dispatch = useDispatch();
  const { data, error, refetch } = useListApprovalsQuery(
    { purchaseId: payment.id, limit: MOST },
    { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const items = data?.items ?? [];
  const underWay = items.some(isUnderWay);
  const carriedOut = items.filter(({ carriedOutAt }) => carriedOutAt).length;
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => void refetch(), WHILE_UNDER_WAY_MS);
    return () => clearInterval(timer);
  }, [underWay, refetch]);
  useEffect(() => {
    if (carriedOut > 0) dispatch(adminPaymentsApi.util.invalidateTags(['Admin payments']));
  }, [carriedOut, dispatch]);

  if (payment.refundableCents === 0 && items.length === 0 && !error) return null;
  const waiting = items.some(({ state }) => state === 'waiting');
  return (
    <section aria-label={texts.title}>
      <h2 className={styles.heading}>{texts.title}</h2>
      {error && !data ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : !data ? (
        <Skeleton active />
      ) : (
        <>
          {items.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval} heading="h3" />
          ))}
          {waiting || underWay || payment.refundableCents === 0 ? null : (
            <div ref={focusParentOnUnmount}>
              <RefundForm payment={payment} />
            </div>
          )}
        </>
      )}
    </section>
  );
}
