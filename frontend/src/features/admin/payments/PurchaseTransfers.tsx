import { Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../admin-ui/ReasonDialog';
import { dayOf } from '../../../admin-ui/admin-time';
import type { AdminPayment, AdminTransfer } from '../../../api/admin-payments';
import { useProposeApprovalMutation } from '../../../api/admin-privacy';
import { shortDay } from '../../../lib/format/date';
import { exactMoney } from '../../../lib/format/money';
import { toast } from '../../../ui/toast';
import styles from './payments.module.css';
import { adminPaymentsTexts } from './texts';

const { reversal: texts, noOne } = adminPaymentsTexts;

/** The bank transfers booked for a purchase; a wrong one can be reversed. */
export function PurchaseTransfers({ payment }: { payment: AdminPayment }) {
  const [chosen, setChosen] = useState<AdminTransfer | null>(null);
  const [propose] = useProposeApprovalMutation();
  const { id: purchaseId, transfers, currency, number, person } = payment;
  if (transfers.length === 0) return null;
  const sum = ({ amountCents }: AdminTransfer) => exactMoney(amountCents, currency);
  const ask = async ({ id: entryId }: AdminTransfer, reason: string) => {
    const approvalProposalInput = { kind: 'reversal' as const, purchaseId, entryId, reason };
    await propose({ approvalProposalInput }).unwrap();
    setChosen(null);
    toast.success(texts.done);
  };
  return (
    <section aria-label={texts.title}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <ul className={styles.transfers}>
        {transfers.map((transfer) => (
          <li key={transfer.id} className={styles.row}>
            <p>{texts.of(sum(transfer), shortDay(transfer.paidAt.slice(0, 10)))}</p>
            <p className={styles.muted}>{texts.booked(transfer.reference, dayOf(transfer.bookedAt))}</p>
            {transfer.reversedAt ? (
              <p className={styles.muted}>{texts.reversed(dayOf(transfer.reversedAt))}</p>
            ) : (
              <Button size="small" onClick={() => setChosen(transfer)}>
                {texts.act(sum(transfer))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen ? (
        <ReasonDialog
          words={{
            title: texts.ask(sum(chosen)),
            text: texts.text(number ?? '', person.username ?? noOne),
            ok: texts.submit,
          }}
          onCancel={() => setChosen(null)}
          onReason={(reason) => ask(chosen, reason)}
        />
      ) : null}
    </section>
  );
}
