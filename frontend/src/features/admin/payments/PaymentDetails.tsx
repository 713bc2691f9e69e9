import { Descriptions } from 'antd';
import { AdminLink } from '../../../admin-ui';
import { lastDayOf, longDayOf, momentOf } from '../../../admin-ui/admin-time';
import type { AdminPayment } from '../../../api/admin-payments';
import { userPath } from '../../../config/admin-paths';
import { exactMoney } from '../../../lib/format/money';
import styles from './payments.module.css';
import { InvoicePdf } from './InvoicePdf';
import { MarkPaidForm } from './MarkPaidForm';
import { adminPaymentsTexts } from './texts';
import { RecordTransfer } from './RecordTransfer';
import { PaymentNotes } from './PaymentNotes';
import { PurchaseRefunds } from './PurchaseRefunds';
import { PurchaseTransfers } from './PurchaseTransfers';
import { WithdrawGrant } from './WithdrawGrant';

const { details: texts, states, ways, noOne } = adminPaymentsTexts;

/** One purchase: its amounts, its dates, its family, and refunds. */
export function PaymentDetails({ payment, onDone }: { payment: AdminPayment; onDone: () => void }) {
  const sum = (cents: number) => exactMoney(cents, payment.currency);
  const { startsAt, endsAt, number, person } = payment;
  const stretch = startsAt && endsAt ? texts.stretch(longDayOf(startsAt), lastDayOf(endsAt)) : null;
  const facts: [string, string | null][] = [
    [adminPaymentsTexts.columns.person, person.username ?? noOne],
    [adminPaymentsTexts.columns.item, payment.item],
    [adminPaymentsTexts.columns.way, ways[payment.way]],
    [adminPaymentsTexts.columns.state, states[payment.state]],
    [texts.price, sum(payment.amountCents)],
    [texts.discount, payment.discountCents ? sum(payment.discountCents) : null],
    [texts.paid, payment.paidCents ? sum(payment.paidCents) : null],
    [texts.refunded, payment.refundedCents ? sum(payment.refundedCents) : null],
    [texts.due, payment.state === 'open' ? sum(payment.dueCents) : null],
    [texts.theirs, payment.dueCents < 0 ? sum(-payment.dueCents) : null],
    [texts.bought, momentOf(payment.createdAt)],
    [texts.settled, payment.settledAt && momentOf(payment.settledAt)],
    [texts.active, stretch],
    [texts.invoice, number],
  ];
  return (
    <>
      <PaymentNotes payment={payment} />
      <Descriptions
        column={1}
        size="small"
        items={facts.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))}
      />
      {person.username ? (
        <p style={{ marginBlock: 16 }}>
          <AdminLink to={`${userPath(person.id)}?tab=payments`}>{texts.person}</AdminLink>
        </p>
      ) : null}
      {payment.invoiceId && number ? <InvoicePdf id={payment.invoiceId} number={number} /> : null}
      {payment.invoiceId && payment.state === 'open' ? (
        <>
          <h3 className={styles.heading}>{adminPaymentsTexts.markPaid.title(number ?? '')}</h3>
          <MarkPaidForm invoice={{ ...payment, id: payment.invoiceId }} onDone={onDone} />
        </>
      ) : null}
      <WithdrawGrant payment={payment} onDone={onDone} />
      {payment.invoiceId && payment.state !== 'open' ? (
        <RecordTransfer payment={payment} invoiceId={payment.invoiceId} onDone={onDone} />
      ) : null}
      <PurchaseTransfers payment={payment} />
      <PurchaseRefunds payment={payment} />
    </>
  );
}
