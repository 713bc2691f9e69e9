import { Button, Grid, Table } from 'antd';
import { StateTag } from '../../../admin-ui';
import { longDayOf } from '../../../admin-ui/admin-time';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import type { AdminInvoice } from '../../../api/admin-payments';
import { dayInWords } from '../../../lib/format/date';
import { exactMoney } from '../../../lib/format/money';
import styles from './payments.module.css';
import type { InvoiceAction } from './InvoiceActions';
import { InvoicePdf } from './InvoicePdf';
import { adminPaymentsTexts as texts } from './texts';

const ACTIONS: readonly InvoiceAction[] = ['markPaid', 'remind', 'cancel'];
const TONES = { open: 'waiting', paid: 'good', cancelled: 'quiet' } as const;

function tag(invoice: AdminInvoice) {
  if (invoice.overdue) return <StateTag tone="bad">{texts.overdue}</StateTag>;
  const { state, dueCents, totalCents, currency } = invoice;
  if (state === 'open' && dueCents < totalCents)
    return <StateTag tone="waiting">{texts.partPaid(exactMoney(dueCents, currency))}</StateTag>;
  return <StateTag tone={TONES[state]}>{texts.invoiceStates[state]}</StateTag>;
}

/** The due date, since when it is open again, and the last reminder. */
function due({ dueOn, reopenedAt, remindedAt, state }: AdminInvoice): string {
  const again = reopenedAt && state === 'open' ? texts.reopened(longDayOf(reopenedAt)) : null;
  const reminded = remindedAt && state === 'open' ? texts.reminded(longDayOf(remindedAt)) : null;
  return [dayInWords(dueOn), again, reminded].filter(Boolean).join(', ');
}

interface InvoicesTableProps {
  rows: readonly AdminInvoice[];
  loading: boolean;
  onAction: (action: InvoiceAction, invoice: AdminInvoice) => void;
}

/** Invoices, newest first; on phones a list. */
export function InvoicesTable({ rows, loading, onAction }: InvoicesTableProps) {
  const wide = Grid.useBreakpoint().md ?? true;
  const name = ({ person }: AdminInvoice) => person.username ?? texts.noOne;
  const actions = (invoice: AdminInvoice) => (
    <div className={styles.actions}>
      <InvoicePdf id={invoice.id} number={invoice.number} size="small" />
      {(invoice.state === 'open' ? ACTIONS : []).map((action) => (
        <Button
          key={action}
          size="small"
          danger={action === 'cancel'}
          aria-label={`${texts[action].act}: ${invoice.number}`}
          onClick={() => onAction(action, invoice)}
        >
          {texts[action].act}
        </Button>
      ))}
    </div>
  );
  return (
    <Table<AdminInvoice>
      rowKey="id"
      loading={loading && rows.length > 0}
      dataSource={[...rows]}
      pagination={false}
      locale={{ emptyText: nothingHere(texts.none, loading) }}
      columns={
        wide
          ? [
              { title: texts.columns.number, dataIndex: 'number', className: styles.whole ?? '' },
              { title: texts.columns.person, render: (_, row) => name(row) },
              { title: texts.columns.item, dataIndex: 'item' },
              { title: texts.columns.due, render: (_, row) => due(row) },
              { title: texts.columns.state, render: (_, row) => tag(row) },
              {
                title: texts.columns.total,
                align: 'right',
                render: (_, { totalCents, currency }) => exactMoney(totalCents, currency),
              },
              { title: texts.columns.actions, render: (_, row) => actions(row) },
            ]
          : [
              {
                title: texts.columns.number,
                render: (_, row) => (
                  <div className={styles.row}>
                    <p>
                      <b>{row.number}</b> {tag(row)}
                    </p>
                    <p>
                      {name(row)}: {row.item}
                    </p>
                    <p className={styles.muted}>
                      {exactMoney(row.totalCents, row.currency)}, {due(row)}
                    </p>
                    {actions(row)}
                  </div>
                ),
              },
            ]
      }
    />
  );
}
