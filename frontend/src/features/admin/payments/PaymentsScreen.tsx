import { Button, Pagination, Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { AdminHead } from '../../../admin-ui';
import { NothingHere } from '../../../admin-ui/lists/NothingHere';
import { pageIn, useAddress } from '../../../admin-ui/lists/use-address';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import {
  useListAdminInvoicesQuery,
  useListAdminPaymentsQuery,
  type AdminInvoice,
  type AdminPayment,
} from '../../../api/admin-payments';
import styles from './payments.module.css';
import { GrantForm } from './GrantForm';
import { InvoiceActions, type ChosenAction } from './InvoiceActions';
import { InvoicesTable } from './InvoicesTable';
import { adminPaymentsTexts as texts } from './texts';
import { PaymentDetails } from './PaymentDetails';
import { PaymentFilters } from './PaymentFilters';
import { PaymentsTable } from './PaymentsTable';
import { useWaitingApprovals } from './use-waiting-approvals';

type View = keyof typeof texts.views;
const VIEWS = Object.keys(texts.views) as View[];
const PAGE = 25;
const NOT_FILTERED = { state: null, way: null, plan: null, attention: null, from: null, until: null, q: null };
/** Open invoices come first. */
const INVOICES = { view: 'invoices', state: 'open' };
const FRESH = { refetchOnMountOrArgChange: true };

/** Purchases and invoices. The state is in the address, so that a view can be shared. */
export function PaymentsScreen() {
  const { params, ask } = useAddress('page');
  const [granting, setGranting] = useState(false);
  const isInvoices = params.get('view') === 'invoices';
  const filtered = [...params.keys()].some((name) => !['page', 'view', 'purchase'].includes(name));
  return (
    <>
      <AdminHead title={texts.title} text={texts.text}>
        <Button type="primary" onClick={() => setGranting(true)}>
          {texts.grant}
        </Button>
      </AdminHead>
      <Segmented<View>
        className={styles.views ?? ''}
        value={isInvoices ? 'invoices' : 'payments'}
        onChange={(wanted) => ask({ ...NOT_FILTERED, ...(wanted === 'invoices' ? INVOICES : { view: null }) })}
        options={VIEWS.map((one) => ({ value: one, label: texts.views[one] }))}
      />
      <PaymentFilters
        value={(name) => params.get(name)}
        states={isInvoices ? texts.invoiceStates : texts.states}
        purchases={isInvoices ? null : { ways: texts.ways, plans: texts.grantForm.plans }}
        onChange={(name, wanted) => ask({ [name]: wanted })}
        onClear={filtered ? () => ask(NOT_FILTERED) : null}
      />
      {isInvoices ? <Invoices /> : <Purchases />}
      <AdminDrawer open={granting} onClose={() => setGranting(false)} title={texts.grantForm.title}>
        <GrantForm onDone={() => setGranting(false)} />
      </AdminDrawer>
    </>
  );
}

function Purchases() {
  const { params, go } = useAddress('page');
  const [state, way, plan] = ['state', 'way', 'plan'].map((name) => params.get(name));
  const query = useListAdminPaymentsQuery(
    {
      ...askedIn(params),
      ...(state && { state: state as AdminPayment['state'] }),
      ...(way && { way: way as AdminPayment['way'] }),
      ...(plan && { plan: plan as AdminPayment['plan'] }),
      ...(params.get('attention') === 'true' && { attention: 'true' as const }),
    },
    FRESH,
  );
  const waiting = useWaitingApprovals();
  const { data, error, isFetching } = query;
  const opened = params.get('purchase');
  const shown = data?.items.find(({ id }) => id === opened);
  const close = () => go({ purchase: null });
  return (
    <>
      <Paged query={query}>
        <PaymentsTable
          rows={data?.items ?? []}
          loading={isFetching}
          onOpen={({ id }) => go({ purchase: id })}
          waiting={waiting}
        />
      </Paged>
      <AdminDrawer open={opened !== null} onClose={close} title={texts.details.title}>
        {shown ? <PaymentDetails key={shown.id} payment={shown} onDone={close} /> : null}
        {opened !== null && !shown && !isFetching && !error ? <NothingHere words={texts.details.gone} /> : null}
      </AdminDrawer>
    </>
  );
}

function Invoices() {
  const { params } = useAddress('page');
  const [action, setAction] = useState<ChosenAction | null>(null);
  const state = params.get('state') as AdminInvoice['state'] | null;
  const query = useListAdminInvoicesQuery({ ...askedIn(params), ...(state && { state }) }, FRESH);
  return (
    <>
      <Paged query={query}>
        <InvoicesTable
          rows={query.data?.items ?? []}
          loading={query.isFetching}
          onAction={(chosen, invoice) => setAction({ action: chosen, invoice })}
        />
      </Paged>
      <InvoiceActions chosen={action} onDone={() => setAction(null)} />
    </>
  );
}

/** What the lists of purchases and of invoices are both asked for. */
function askedIn(params: URLSearchParams) {
  const [q, from, until] = ['q', 'from', 'until'].map((name) => params.get(name));
  return { page: pageIn(params), pageSize: PAGE, ...(q && { q }), ...(from && { from }), ...(until && { until }) };
}

interface PagedProps {
  query: { data?: { total: number } | undefined; error?: unknown; refetch: () => unknown };
  children: ReactNode;
}

/** A table with its pager, or the error. */
function Paged({ query: { data, error, refetch }, children }: PagedProps) {
  const { params, go } = useAddress('page');
  return (
    <>
      {error ? <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} /> : children}
      {data && data.total > PAGE ? (
        <Pagination
          className={styles.more ?? ''}
          current={pageIn(params)}
          pageSize={PAGE}
          total={data.total}
          showSizeChanger={false}
          showTotal={texts.total}
          onChange={(wanted) => go({ page: String(wanted) })}
        />
      ) : null}
    </>
  );
}
