import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetMyPlanQuery, useListPlansQuery, type MyPlan, type Plan } from '../../api/plans';
import { pricesOf } from '../../entities/plans';
import type { SessionUser } from '../../lib/session';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import { Checkout } from './Checkout';
import { paymentTexts as texts } from './texts';
import { OpenInvoices } from './OpenInvoices';
import styles from './payment.module.css';
import { PlanChoice, type Choice } from './PlanChoice';
import { Notice, Returned } from './Returned';
import { ActivePlan } from './ActivePlan';

const FRESH = { refetchOnMountOrArgChange: true };

/** A family chooses a plan, sees the amounts due, and pays; or sees its plan. */
export function FamilyPayment({ user }: { user: SessionUser }) {
  const plans = useListPlansQuery({ region: user.region }, FRESH);
  const mine = useGetMyPlanQuery(undefined, FRESH);
  const failed = [plans, mine].filter(({ error, data }) => error && !data);
  if (failed.length > 0)
    return <Failed page words={texts.failed} onAgain={() => failed.forEach(({ refetch }) => void refetch())} />;
  return (
    <div className={`wrap ${styles.screen}`}>
      <header className={styles.head}>
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
      </header>
      {plans.data && mine.data ? (
        <Paying user={user} plans={plans.data.items} mine={mine.data} />
      ) : (
        <div className={styles.columns} aria-busy="true">
          <Skeleton shape="card" height="420px" />
          <Skeleton shape="card" height="320px" />
        </div>
      )}
    </div>
  );
}

function Paying({ user, plans, mine }: { user: SessionUser; plans: readonly Plan[]; mine: MyPlan }) {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<Choice>(() =>
    search.get('tier') === 'premium' || mine.tier === 'premium' ? 'premium' : 'standard',
  );
  const prices = pricesOf(plans, user.region);
  if (!prices) throw new Error('The plan table lacks a price');
  const paidAtStripe = search.get('outcome') === 'paid' ? search.get('purchase') : null;
  const processing = mine.dues.filter((due) => due.processing);
  const isProcessing = processing.some(({ plan, part }) => plan === chosen && part !== 'placement');
  /** While Stripe's confirmation is pending, nothing here offers a second payment. */
  const isOnItsWay = mine.dues.some(({ purchaseId }) => purchaseId === paidAtStripe);
  /** An open invoice for the chosen plan is shown instead of a new purchase. */
  const open = mine.dues.filter((due) => !due.processing);
  const owed = open.filter(({ plan, part, invoiceId }) => plan === chosen && part !== 'placement' && invoiceId);
  return (
    <>
      <Returned mine={mine} />
      {processing.some(({ purchaseId }) => purchaseId !== paidAtStripe) ? (
        <Notice title={texts.returned.processing} text={texts.returned.processingText} />
      ) : null}
      <ActivePlan mine={mine} />
      <OpenInvoices
        dues={open.filter((due) => !owed.includes(due) && due.purchaseId !== paidAtStripe)}
        tier={mine.tier}
      />
      {isOnItsWay ? null : (
        <div className={styles.columns}>
          <PlanChoice plans={plans} prices={prices} mine={mine} chosen={chosen} onChoose={setChosen} />
          {isProcessing ? null : owed.length > 0 ? (
            <OpenInvoices dues={owed} tier={mine.tier} />
          ) : (
            <Checkout key={chosen} chosen={chosen} prices={prices} mine={mine} />
          )}
        </div>
      )}
    </>
  );
}
