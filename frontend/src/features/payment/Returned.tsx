import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plansApi, useListPurchasesQuery, type MyPlan } from '../../api/plans';
import { useDispatch } from 'react-redux';
import { Done } from './Done';
import { paymentTexts } from './texts';
import styles from './payment.module.css';

const { returned: words } = paymentTexts;
const LOOK_EVERY_MS = 2_000;
const LATE_AFTER_MS = 30_000;

/** After returning from Stripe: the result. Stripe confirms to the API; until then this page polls. */
export function Returned({ mine }: { mine: MyPlan }) {
  const [search] = useSearchParams();
  const [purchaseId, outcome] = [search.get('purchase'), search.get('outcome')];
  if (!purchaseId) return null;
  if (outcome === 'cancelled') return <Notice title={words.cancelled} text={words.cancelledText} />;
  return outcome === 'paid' ? <Paid purchaseId={purchaseId} mine={mine} /> : null;
}

function Paid({ purchaseId, mine }: { purchaseId: string; mine: MyPlan }) {
  const [late, setLate] = useState(false);
  const [settled, setSettled] = useState(false);
  const { data } = useListPurchasesQuery(
    { limit: 50 },
    { refetchOnMountOrArgChange: true, pollingInterval: settled ? 0 : LOOK_EVERY_MS },
  );
  const purchase = data?.items.find(({ id }) => id === purchaseId);
  const isSettled = purchase !== undefined && purchase.state !== 'open';
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isSettled) return;
    setSettled(true);
    // The plan that follows from the payment.
    dispatch(plansApi.util.invalidateTags(['Plans', 'MyProfile']));
  }, [isSettled, dispatch]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (purchase?.state === 'refunded' || purchase?.state === 'cancelled')
    return purchase.paidCents > 0 ? (
      <Notice title={words.goesBack} text={words.goesBackText} />
    ) : (
      <Notice title={words.notPaid} text={words.notPaidText} />
    );
  if (isSettled) return <Done kind="paid" mine={mine} />;
  if (data && !purchase) return <Notice title={words.unknown} text={words.unknownText} />;
  return late ? (
    <Notice title={words.late} text={words.lateText} />
  ) : (
    <Notice title={words.waiting} text={words.waitingText} />
  );
}

export const Notice = ({ title, text }: { title: string; text: string }) => (
  <section className={styles.notice} role="status">
    <h2>{title}</h2>
    <p>{text}</p>
  </section>
);
