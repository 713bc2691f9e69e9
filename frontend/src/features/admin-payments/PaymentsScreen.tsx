import { Alert, Button, Drawer, Pagination, Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OfficeHead } from '../../admin-ui';
import {
  useListOfficeInvoicesQuery,
  useListOfficePaymentsQuery,
  type OfficeInvoice,
  type OfficePayment,
} from '../../api/back-office-payments';
import { messageOf } from '../../api/error-text';
import styles from './admin-payments.module.css';
import { GrantForm } from './GrantForm';
import { InvoiceDeeds, type ChosenDeed } from './InvoiceDeeds';
import { InvoicesTable } from './InvoicesTable';
import { adminPaymentsMessages as texts } from './messages';
import { PaymentDetails } from './PaymentDetails';
import { PaymentFilters, type PaymentFilterName } from './PaymentFilters';
import { PaymentsTable } from './PaymentsTable';

type View = keyof typeof texts.views;
const VIEWS = Object.keys(texts.views) as View[];
const PAGE = 25;
const FRESH = { refetchOnMountOrArgChange: true };

/** The books: what was bought, and what is to be paid. Its state stands in the address, so that a look can be handed on. */
export function PaymentsScreen() {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<OfficePayment | null>(null);
  const [deed, setDeed] = useState<ChosenDeed | null>(null);
  const [granting, setGranting] = useState(false);
  const view: View = search.get('view') === 'invoices' ? 'invoices' : 'payments';
  const value = (name: PaymentFilterName) => search.get(name);
  const [state, way, plan, q] = [value('state'), value('way'), value('plan'), value('q')];
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const [from, until] = [value('from'), value('until')];
  const common = { page, pageSize: PAGE, ...(q && { q }), ...(from && { from }), ...(until && { until }) };
  const payments = useListOfficePaymentsQuery(
    {
      ...common,
      ...(state && { state: state as OfficePayment['state'] }),
      ...(way && { way: way as OfficePayment['way'] }),
      ...(value('attention') === 'true' && { attention: 'true' as const }),
      ...(plan && { plan: plan as OfficePayment['plan'] }),
    },
    { ...FRESH, skip: view !== 'payments' },
  );
  const invoices = useListOfficeInvoicesQuery(
    { ...common, ...(state && { state: state as OfficeInvoice['state'] }) },
    { ...FRESH, skip: view !== 'invoices' },
  );
  const { error, isFetching, refetch, data } = view === 'payments' ? payments : invoices;

  const go = (change: Record<string, string | null>, replace: boolean) => {
    const next = new URLSearchParams(search);
    for (const [name, wanted] of Object.entries(change)) {
      if (wanted) next.set(name, wanted);
      else next.delete(name);
    }
    setSearch(next, { replace, preventScrollReset: replace });
  };
  const filtered = [...search.keys()].some((name) => name !== 'page' && name !== 'view');
  return (
    <>
      <OfficeHead title={texts.title} text={texts.text}>
        <Button type="primary" onClick={() => setGranting(true)}>
          {texts.grant}
        </Button>
      </OfficeHead>
      <Segmented<View>
        className={styles.views ?? ''}
        value={view}
        onChange={(wanted) => setSearch(wanted === 'invoices' ? { view: wanted, state: 'open' } : {})}
        options={VIEWS.map((one) => ({ value: one, label: texts.views[one] }))}
      />
      <PaymentFilters
        value={value}
        states={view === 'payments' ? texts.states : texts.invoiceStates}
        purchases={view === 'payments' ? { ways: texts.ways, plans: texts.grantForm.plans } : null}
        onChange={(name, wanted) => go({ [name]: wanted, page: null }, true)}
        onClear={filtered ? () => setSearch(view === 'invoices' ? { view } : {}, { replace: true }) : null}
      />
      {error ? (
        <Alert
          type="error"
          showIcon
          title={texts.failed.title}
          description={messageOf(error)}
          action={<Button onClick={() => void refetch()}>{texts.failed.again}</Button>}
        />
      ) : view === 'payments' ? (
        <PaymentsTable rows={payments.data?.items ?? []} loading={isFetching} onOpen={setOpened} />
      ) : (
        <InvoicesTable
          rows={invoices.data?.items ?? []}
          loading={isFetching}
          onDeed={(deed, invoice) => setDeed({ deed, invoice })}
        />
      )}
      {data && data.total > PAGE ? (
        <Pagination
          className={styles.more ?? ''}
          current={page}
          pageSize={PAGE}
          total={data.total}
          showSizeChanger={false}
          showTotal={texts.total}
          onChange={(wanted) => go({ page: wanted > 1 ? String(wanted) : null }, false)}
        />
      ) : null}
      <Drawer open={opened !== null} onClose={() => setOpened(null)} destroyOnHidden title={texts.details.title}>
        {opened ? <PaymentDetails payment={opened} onDone={() => setOpened(null)} /> : null}
      </Drawer>
      <InvoiceDeeds chosen={deed} onDone={() => setDeed(null)} />
      <Drawer open={granting} onClose={() => setGranting(false)} destroyOnHidden title={texts.grantForm.title}>
        <GrantForm onDone={() => setGranting(false)} />
      </Drawer>
    </>
  );
}
