import { Grid, Table } from 'antd';
import { LoadingRows } from '../../../admin-ui/lists/NothingHere';
import { momentOf } from '../../../admin-ui/admin-time';
import type { LedgerRow } from '../../../api/admin-payments';
import { exactMoney } from '../../../lib/format/money';
import styles from './payments.module.css';
import { adminPaymentsTexts as texts } from './texts';

/** Each row changes what a person owes, except a withdrawn grant. */
const signed = ({ debit, credit, amountCents, currency }: LedgerRow) =>
  exactMoney(debit === 'receivable' ? amountCents : credit === 'receivable' ? -amountCents : 0, currency);

interface LedgerTableProps {
  rows: readonly LedgerRow[];
  loading: boolean;
  /** The purpose of a purchase. */
  itemOf: (purchaseId: string) => string;
}

/** Rows of the ledger, newest first, with the balance after each. */
export function LedgerTable({ rows, loading, itemOf }: LedgerTableProps) {
  const wide = Grid.useBreakpoint().md ?? true;
  const what = ({ kind, purchaseId, reference, reason }: LedgerRow) => (
    <div className={styles.row}>
      <p>
        {texts.kinds[kind]}: {itemOf(purchaseId)}
      </p>
      {reference ? <p className={styles.muted}>{reference}</p> : null}
      {reason ? <p className={styles.muted}>“{reason}”</p> : null}
    </div>
  );
  return (
    <Table<LedgerRow>
      rowKey="id"
      loading={loading && rows.length > 0}
      locale={{ emptyText: <LoadingRows /> }}
      dataSource={[...rows]}
      pagination={false}
      columns={
        wide
          ? [
              { title: texts.columns.when, render: (_, { occurredAt }) => momentOf(occurredAt) },
              { title: texts.columns.item, render: (_, row) => what(row) },
              { title: texts.columns.amount, align: 'right', render: (_, row) => signed(row) },
            ]
          : [
              {
                title: texts.columns.item,
                render: (_, row) => (
                  <>
                    {what(row)}
                    <p className={styles.muted}>
                      <b>{signed(row)}</b>, {momentOf(row.occurredAt)}
                    </p>
                  </>
                ),
              },
            ]
      }
    />
  );
}
