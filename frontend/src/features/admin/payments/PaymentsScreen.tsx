import { Button, Drawer, Pagination, Segmented } from 'antd';
import { useState } from 'react';
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
import { PaymentFilters, type PaymentFilterName } from './PaymentFilters';
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
  const { params: search, ask, go } = useAddress('page');
  const [action, setAction] = useState<ChosenAction | null>(null);
  const [granting, setGranting] = useState(false);
  const view: View = search.get('view') === 'invoices' ? 'invoices' : 'payments';
  const value = (name: PaymentFilterName) => search.get(name);
  const [state, way, plan, q] = [value('state'), value('way'), value('plan'), value('q')];
  const page = pageIn(search);
  const [from, until] = [value('from'), value('until')];
  const common = { page, pageSize: PAGE, ...(q && { q }), ...(from && { from }), ...(until && { until }) };
  const payments = useListAdminPaymentsQuery(
    {
      ...common,
      ...(state && { state: state as AdminPayment['state'] }),
      ...(way && { way: way as AdminPayment['way'] }),
      ...(value('attention') === 'true' && { attention: 'true' as const }),
      ...(plan && { plan: plan as AdminPayment['plan'] }),
    },
    { ...FRESH, skip: view !== 'payments' },
  );
  const invoices = useListAdminInvoicesQuery(
    { ...common, ...(state && { state: state as AdminInvoice['state'] }) },
    { ...FRESH, skip: view !== 'invoices' },
  );
  const waiting = useWaitingApprovals();
  const opened = search.get('purchase');
  const shown = payments.data?.items.find(({ id }) => id === opened);
  const { error, isFetching, refetch, data } = view === 'payments' ? payments : invoices;

  const filtered = [...search.keys()].some((name) => !['page', 'view', 'purchase'].includes(name));
  return (
    <>
      <AdminHead title={texts.title} text={texts.text}>
        <Button type="primary" onClick={() => setGranting(true)}>
          {texts.grant}
        </Button>
      </AdminHead>
      <Segmented<View>
        className={styles.views ?? ''}
        value={view}
        onChange={(wanted) => ask({ ...NOT_FILTERED, ...(wanted === 'invoices' ? INVOICES : { view: null }) })}
        options={VIEWS.map((one) => ({ value: one, label: texts.views[one] }))}
      />
      <PaymentFilters
        value={value}
        states={view === 'payments' ? texts.states : texts.invoiceStates}
        purchases={view === 'payments' ? { ways: texts.ways, plans: texts.grantForm.plans } : null}
        onChange={(name, wanted) => ask({ [name]: wanted })}
        onClear={filtered ? () => ask(NOT_FILTERED) : null}
      />
      {error ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : view === 'payments' ? (
        <PaymentsTable
          rows={payments.data?.items ?? []}
          loading={isFetching}
          onOpen={({ id }) => go({ purchase: id })}
          waiting={waiting}
        />
      ) : (
        <InvoicesTable
          rows={invoices.data?.items ?? []}
          loading={isFetching}
          onAction={(action, invoice) => setAction({ action, invoice })}
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
          onChange={(wanted) => go({ page: String(wanted) })}
        />
      ) : null}
      <Drawer
        open={opened !== null && view === 'payments'}
        onClose={() => go({ purchase: null })}
        destroyOnHidden
        title={texts.details.title}
      >
        {shown ? <PaymentDetails payment={shown} onDone={() => go({ purchase: null })} /> : null}
        {opened !== null && !shown && !isFetching && !error ? <NothingHere words={texts.details.gone} /> : null}
      </Drawer>
      <InvoiceActions chosen={action} onDone={() => setAction(null)} />
      <Drawer open={granting} onClose={() => setGranting(false)} destroyOnHidden title={texts.grantForm.title}>
        <GrantForm onDone={() => setGranting(false)} />
      </Drawer>
    </>
  );
}
