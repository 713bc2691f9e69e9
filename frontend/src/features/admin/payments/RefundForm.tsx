import { Button, Form, Radio } from 'antd';
import { useId, useState } from 'react';
import { AdminField } from '../../../admin-ui';
import { useSubmission } from '../../../admin-ui/use-submission';
import type { AdminPayment } from '../../../api/admin-payments';
import { useProposeApprovalMutation } from '../../../api/admin-privacy';
import { exactMoney } from '../../../lib/format/money';
import { toast } from '../../../ui/toast';
import { AmountField } from './AmountField';
import { centsOf } from './cents-of';
import { adminPaymentsTexts } from './texts';
import { Reason } from './Reason';
import styles from './payments.module.css';

/** The minimum length of a reason in the API. */
const LEAST_REASON = 10;
const { refund: texts } = adminPaymentsTexts;

/** Proposes a full or partial refund. */
export function RefundForm({ payment }: { payment: AdminPayment }) {
  const most = payment.refundableCents;
  /** The part that can be refunded, without credit for the plan. */
  const proposed = payment.dueCents < 0 ? Math.min(-payment.dueCents, most) : most;
  const [amount, setAmount] = useState(() => (proposed / 100).toFixed(2));
  // A bank that has declined a card refund will decline it again.
  const [by, setBy] = useState<'card' | 'bank' | null>(payment.refundFailedCents > 0 ? 'bank' : null);
  const [reason, setReason] = useState('');
  const [propose] = useProposeApprovalMutation();
  const { send, busy, failure, errorOf } = useSubmission();
  const ids = useId();
  const [tried, setTried] = useState(false);
  const cents = centsOf(amount);
  const tooMuch = cents !== null && cents > most ? texts.tooMuch(exactMoney(most, payment.currency)) : undefined;
  const tooShort = reason.trim().length < LEAST_REASON ? texts.reasonShort : undefined;
  const sum = cents === null ? '' : exactMoney(cents, payment.currency);

  const submit = async () => {
    setTried(true);
    if (cents === null || tooMuch || tooShort) return;
    const approvalProposalInput = {
      kind: 'refund' as const,
      purchaseId: payment.id,
      amountCents: cents,
      reason,
      ...(by && { by }),
    };
    if (await send(() => propose({ approvalProposalInput }).unwrap())) toast.success(texts.done);
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <p className={styles.note}>{texts.twoAdmins}</p>
      <AmountField
        value={amount}
        onChange={setAmount}
        currency={payment.currency}
        hint={`${texts.hint(exactMoney(most, payment.currency))} ${texts.all}`}
        error={tooMuch ?? errorOf('amountCents')}
      />
      {by ? (
        <AdminField id={`${ids}-by`} label={texts.by} hint={texts.byHint} error={errorOf('by')}>
          <Radio.Group
            id={`${ids}-by`}
            value={by}
            options={(['bank', 'card'] as const).map((one) => ({ value: one, label: texts.ways[one] }))}
            onChange={({ target }) => setBy(target.value as 'card' | 'bank')}
          />
        </AdminField>
      ) : null}
      <Reason
        id={`${ids}-reason`}
        value={reason}
        onChange={setReason}
        error={(tried && tooShort) || errorOf('reason')}
        failure={failure}
      />
      <Button type="primary" htmlType="submit" loading={busy} disabled={cents === null}>
        {cents === null ? texts.act : texts.submit(sum)}
      </Button>
    </Form>
  );
}
