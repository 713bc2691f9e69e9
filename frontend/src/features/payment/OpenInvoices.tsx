import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../lib/api-error';
import {
  useListInvoicesQuery,
  usePayInvoiceByCardMutation,
  type Invoice,
  type MyPlan,
  type PlanDue,
} from '../../api/plans';
import { paths } from '../../config/paths';
import { dayInWords } from '../../lib/format/date';
import { exactMoney } from '../../lib/format/money';
import { usePageRestored } from '../../lib/use-page-restored';
import { toast } from '../../ui/toast';
import { ArrowLink, Button } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { keepNextPage, nextPage } from './next-page';
import { paymentTexts } from './texts';
import styles from './payment.module.css';
import { CancelInvoice } from './CancelInvoice';
import { PdfButton } from './PdfButton';

const { invoice: words } = paymentTexts;

/** Unpaid invoices, with the bank details for a transfer. */
export function OpenInvoices({ dues, tier }: { dues: readonly PlanDue[]; tier: MyPlan['tier'] }) {
  const open = new Map(dues.flatMap((due) => (due.invoiceId ? [[due.invoiceId, due] as const] : [])));
  const { data, error, refetch } = useListInvoicesQuery(
    { limit: 50 },
    { skip: open.size === 0, refetchOnMountOrArgChange: true },
  );
  if (open.size === 0) return null;
  if (!data && error)
    return (
      <section className={styles.invoice} aria-label={words.heading}>
        <PartFailed text={words.notLoaded} again={paymentTexts.failed.again} onAgain={() => void refetch()} />
      </section>
    );
  if (!data) return <Skeleton shape="card" height="320px" />;
  return data.items.flatMap((invoice) => {
    const due = open.get(invoice.id);
    return due ? [<OpenInvoice key={invoice.id} invoice={invoice} due={due} isExtension={due.plan === tier} />] : [];
  });
}

interface OpenInvoiceProps {
  invoice: Invoice;
  due: PlanDue;
  /** It pays for more time of the plan that is valid now. */
  isExtension: boolean;
}

function OpenInvoice({ invoice, due, isExtension }: OpenInvoiceProps) {
  const follows = due.part === 'placement' ? 'fee' : isExtension ? 'extension' : 'plan';
  const [payByCard, { isLoading }] = usePayInvoiceByCardMutation();
  const [search] = useSearchParams();
  const [leaving, setLeaving] = useState(false);
  usePageRestored(() => setLeaving(false));
  const pay = async () => {
    try {
      const { url } = await payByCard({ id: invoice.id }).unwrap();
      if (!url) return;
      setLeaving(true);
      keepNextPage(nextPage(search));
      location.assign(url);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <section className={styles.invoice} aria-labelledby={`invoice-${invoice.id}`}>
      <h2 id={`invoice-${invoice.id}`}>{words.heading}</h2>
      <p>
        {words.number(invoice.number, invoice.item)}. <b>{exactMoney(due.amountCents, invoice.currency)}</b>
      </p>
      {invoice.reopenedAt ? <p>{words.reopened(dayInWords(invoice.reopenedAt))}</p> : null}
      {invoice.bank ? (
        <ul className={styles.bank}>
          {invoice.bank.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{words.reference(invoice.number)}</li>
        </ul>
      ) : null}
      <p>
        {words.dueOn(dayInWords(invoice.dueOn), invoice.bank !== null)} {words.follows[follows]}
      </p>
      <div className={styles.actions}>
        {invoice.payableByCard ? (
          <Button busy={isLoading || leaving} onClick={() => void pay()}>
            {words.card}
          </Button>
        ) : null}
        <PdfButton invoice={invoice}>{words.pdf}</PdfButton>
        {invoice.cancellable ? <CancelInvoice invoice={invoice} /> : null}
      </div>
      <p>
        <ArrowLink to={`${paths.contact}?type=payment`}>{words.wrong}</ArrowLink>
      </p>
    </section>
  );
}
