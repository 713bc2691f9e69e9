import { useState } from 'react';
import { useGetMyPlanQuery, useListInvoicesQuery, type Invoice } from '../../api/plans';
import { paths } from '../../config/paths';
import { dayInWords } from '../../lib/format/date';
import { exactMoney } from '../../lib/format/money';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button, LinkButton } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { paymentTexts as texts } from './texts';
import styles from './payment.module.css';
import { PdfButton } from './PdfButton';
import { sentences } from './ActivePlan';

const { plan: words } = texts;
const FRESH = { refetchOnMountOrArgChange: true };
const FEW = 5;
const MOST = 50;

/** A family's plan on its account page: the plan, its end, and all invoices. */
export function YourPlan() {
  const { data: mine, error, refetch } = useGetMyPlanQuery(undefined, FRESH);
  if (error && !mine)
    return <PartFailed text={`${texts.failed.title}.`} again={texts.failed.again} onAgain={() => void refetch()} />;
  if (!mine) return <Skeleton height="96px" />;
  return (
    <>
      <p className={styles.name}>{mine.plan === 'free' ? texts.current.free : mine.name}</p>
      {mine.plan === 'free' ? null : <p>{mine.text}</p>}
      <p>{sentences(mine).join(' ')}</p>
      <LinkButton to={paths.payment} variant="quiet" size="small">
        {mine.paid ? words.extend : words.change}
      </LinkButton>
      <Invoices />
    </>
  );
}

function Invoices() {
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useListInvoicesQuery({ limit: MOST }, FRESH);
  const invoices = data?.items ?? [];
  return (
    <div className={styles.invoices}>
      <h2>{words.invoices}</h2>
      {error && !data ? (
        <PartFailed text={words.invoicesFailed} again={texts.failed.again} onAgain={() => void refetch()} />
      ) : null}
      {data && invoices.length === 0 ? <p className={styles.muted}>{words.noInvoices}</p> : null}
      <ul>
        {invoices.slice(0, all ? MOST : FEW).map((invoice) => (
          <li key={invoice.id}>
            <div>
              <p>{invoice.item}</p>
              <p className={styles.muted}>
                {exactMoney(invoice.totalCents, invoice.currency)}, {stateWords(invoice)}
              </p>
            </div>
            <PdfButton invoice={invoice}>
              <span aria-hidden="true">PDF</span>
              <span className="sr">{words.pdf(invoice.number)}</span>
            </PdfButton>
          </li>
        ))}
      </ul>
      {!all && invoices.length > FEW ? (
        <Button ref={focusParentOnUnmount} variant="plain" size="small" onClick={() => setAll(true)}>
          {words.more}
        </Button>
      ) : null}
    </div>
  );
}

function stateWords({ state, dueOn, paidAt }: Invoice): string {
  if (state === 'open') return words.open(dayInWords(dueOn));
  return paidAt ? words.paid(dayInWords(paidAt)) : words.void;
}
