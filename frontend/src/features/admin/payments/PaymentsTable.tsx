import { Button, Grid, Table } from 'antd';
import { StateTag } from '../../../admin-ui';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import { momentOf } from '../../../admin-ui/admin-time';
import type { AdminPayment } from '../../../api/admin-payments';
import { exactMoney } from '../../../lib/format/money';
import styles from './payments.module.css';
import { adminPaymentsTexts as texts } from './texts';

const TONES = { open: 'waiting', settled: 'good', refunded: 'quiet', cancelled: 'quiet' } as const;
const needsLook = ({ disputedAt, disputeOutcome, dueCents }: AdminPayment) =>
  (disputedAt !== null && disputeOutcome === null) || dueCents < 0;
const tag = (payment: AdminPayment, waits: string | undefined) => (
  <span className={styles.tags}>
    <StateTag tone={TONES[payment.state]}>{texts.states[payment.state]}</StateTag>
    {payment.state !== 'refunded' && payment.refundedCents > 0 ? (
      <StateTag tone="quiet">{texts.partRefunded(exactMoney(payment.refundedCents, payment.currency))}</StateTag>
    ) : null}
    {waits ? <StateTag tone="waiting">{waits}</StateTag> : null}
    {needsLook(payment) ? (
      <StateTag tone="bad">{payment.dueCents < 0 ? texts.attention.theirs : texts.attention.disputed}</StateTag>
    ) : null}
  </span>
);
const sumOf = ({ amountCents, discountCents, currency }: AdminPayment) =>
  exactMoney(amountCents - discountCents, currency);

interface PaymentsTableProps {
  rows: readonly AdminPayment[];
  loading: boolean;
  /** Hides the family's name, where it is already known. */
  ofOne?: boolean;
  onOpen: (payment: AdminPayment) => void;
  /** Refunds that wait for a second admin, by purchase. */
  waiting: ReadonlyMap<string, string>;
}

/** Purchases, newest first; on phones a list. */
export function PaymentsTable({ rows, loading, ofOne = false, onOpen, waiting }: PaymentsTableProps) {
  const wide = Grid.useBreakpoint().md ?? true;
  const name = ({ person }: AdminPayment) => person.username ?? texts.noOne;
  const open = (payment: AdminPayment) => (
    <Button size="small" onClick={() => onOpen(payment)} aria-label={`${texts.look}: ${payment.item}`}>
      {texts.look}
    </Button>
  );
  return (
    <Table<AdminPayment>
      rowKey="id"
      loading={loading && rows.length > 0}
      dataSource={[...rows]}
      pagination={false}
      locale={{ emptyText: nothingHere(texts.none, loading) }}
      columns={
        wide
          ? [
              {
                title: texts.columns.when,
                className: styles.whole ?? '',
                render: (_, { createdAt }) => momentOf(createdAt),
              },
              ...(ofOne ? [] : [{ title: texts.columns.person, render: (_: unknown, row: AdminPayment) => name(row) }]),
              { title: texts.columns.item, dataIndex: 'item' },
              { title: texts.columns.way, render: (_, { way }) => texts.ways[way] },
              { title: texts.columns.state, render: (_, row) => tag(row, waiting.get(row.id)) },
              { title: texts.columns.amount, align: 'right', render: (_, row) => sumOf(row) },
              { title: texts.columns.actions, render: (_, row) => open(row) },
            ]
          : [
              {
                title: texts.columns.item,
                render: (_, row) => (
                  <div className={styles.row}>
                    <p>
                      <b>{row.item}</b> {tag(row, waiting.get(row.id))}
                    </p>
                    <p>{ofOne ? null : name(row)}</p>
                    <p className={styles.muted}>
                      {sumOf(row)}, {texts.ways[row.way]}, {momentOf(row.createdAt)}
                    </p>
                    {open(row)}
                  </div>
                ),
              },
            ]
      }
    />
  );
}
