import { Button, Skeleton, Statistic } from 'antd';
import { useState } from 'react';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { PageTurner } from '../../../admin-ui/lists/PageTurner';
import { useListLedgerQuery, useListAdminPaymentsQuery, type AdminPayment } from '../../../api/admin-payments';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import { exactMoney } from '../../../lib/format/money';
import styles from './payments.module.css';
import { GrantForm } from './GrantForm';
import { LedgerTable } from './LedgerTable';
import { adminPaymentsTexts } from './texts';
import { PaymentDetails } from './PaymentDetails';
import { PaymentsTable } from './PaymentsTable';
import { useWaitingApprovals } from './use-waiting-approvals';

const { person: texts, details, grantForm, grant } = adminPaymentsTexts;
const FRESH = { refetchOnMountOrArgChange: true };
const MOST = 100;

/** The payments of one person: totals, purchases, and every row of the ledger. */
export function PersonPayments({ person }: { person: { id: string; userType: string } }) {
  const [cursor, setCursor] = useState<string | null>(null);
  const [opened, setOpened] = useState<AdminPayment | null>(null);
  const [granting, setGranting] = useState(false);
  const ledger = useListLedgerQuery({ userId: person.id, ...(cursor && { cursor }) }, FRESH);
  const payments = useListAdminPaymentsQuery({ userId: person.id, pageSize: MOST }, FRESH);
  const waiting = useWaitingApprovals();
  const page = currentOrPrevious(ledger);
  const problem = payments.error && !payments.data ? payments : ledger.error && !page ? ledger : null;
  if (problem) return <LoadFailed title={texts.failed} error={problem.error} onAgain={() => void problem.refetch()} />;
  if (!page || !payments.data) return <Skeleton active />;
  const { items, nextCursor } = page;
  const bought = payments.data.items;
  const sums = sumsOf(bought);
  const itemOf = new Map(bought.map(({ id, item }) => [id, item]));
  return (
    <>
      {person.userType === 'family' ? (
        <p className={styles.views}>
          <Button type="primary" onClick={() => setGranting(true)}>
            {grant}
          </Button>
        </p>
      ) : null}
      {sums.length === 0 ? <p>{texts.nothing}</p> : null}
      {sums.map(({ currency, chargedCents, paidCents, refundedCents, dueCents }) => (
        <div key={currency} className={styles.sums} role="group" aria-label={`${texts.sums} ${currency}`}>
          <Statistic title={texts.charged} value={exactMoney(chargedCents, currency)} />
          <Statistic title={texts.paid} value={exactMoney(paidCents, currency)} />
          <Statistic title={texts.refunded} value={exactMoney(refundedCents, currency)} />
          <Statistic title={texts.due} value={exactMoney(dueCents, currency)} />
        </div>
      ))}
      {bought.length > 0 ? (
        <>
          <h3 className={styles.heading}>{texts.purchases}</h3>
          <PaymentsTable ofOne rows={bought} loading={payments.isFetching} onOpen={setOpened} waiting={waiting} />
          <h3 className={styles.heading}>{texts.ledger}</h3>
          <LedgerTable
            rows={items}
            loading={ledger.isFetching}
            itemOf={(purchaseId) => itemOf.get(purchaseId) ?? texts.ofAnother}
          />
          <PageTurner after={cursor} next={nextCursor} onTurn={setCursor} />
        </>
      ) : null}
      <AdminDrawer open={opened !== null} onClose={() => setOpened(null)} title={details.title}>
        {opened ? (
          <PaymentDetails
            payment={bought.find(({ id }) => id === opened.id) ?? opened}
            onDone={() => setOpened(null)}
          />
        ) : null}
      </AdminDrawer>
      <AdminDrawer open={granting} onClose={() => setGranting(false)} title={grantForm.title}>
        <GrantForm userId={person.id} onDone={() => setGranting(false)} />
      </AdminDrawer>
    </>
  );
}

interface Sums {
  currency: AdminPayment['currency'];
  chargedCents: number;
  paidCents: number;
  refundedCents: number;
  dueCents: number;
}

/** The totals of a person's purchases, by currency. */
function sumsOf(payments: readonly AdminPayment[]): Sums[] {
  const sums = new Map<AdminPayment['currency'], Sums>();
  for (const { currency, state, amountCents, discountCents, paidCents, refundedCents, dueCents } of payments) {
    const sum = sums.get(currency) ?? { currency, chargedCents: 0, paidCents: 0, refundedCents: 0, dueCents: 0 };
    if (state !== 'cancelled') sum.chargedCents += amountCents - discountCents;
    sum.paidCents += paidCents;
    sum.refundedCents += refundedCents;
    if (state === 'open') sum.dueCents += dueCents;
    sums.set(currency, sum);
  }
  return [...sums.values()];
}
