import { Button, Form } from 'antd';
import { useId, useState } from 'react';
import { today } from '../../../admin-ui/admin-time';
import { useSubmission } from '../../../admin-ui/use-submission';
import { useRecordTransferMutation, type AdminPayment } from '../../../api/admin-payments';
import { toast } from '../../../ui/toast';
import styles from './payments.module.css';
import { AmountField } from './AmountField';
import { centsOf } from './cents-of';
import { adminPaymentsTexts } from './texts';
import { Reason } from './Reason';
import { TransferFields, type TransferSeen } from './TransferFields';

const { transfer: texts } = adminPaymentsTexts;

interface RecordTransferProps {
  payment: AdminPayment;
  invoiceId: string;
  onDone: () => void;
}

/** Records a second payment for an invoice that is paid or cancelled; collapsed, because it is rare. */
export function RecordTransfer({ payment, invoiceId, onDone }: RecordTransferProps) {
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState(() => ((payment.amountCents - payment.discountCents) / 100).toFixed(2));
  const [seen, setSeen] = useState<TransferSeen>(() => ({ paidOn: today(), reference: '' }));
  const [reason, setReason] = useState('');
  const [recordTransfer] = useRecordTransferMutation();
  const { send, busy, failure, errorOf } = useSubmission();
  const ids = useId();
  const amountCents = centsOf(amount);
  const submit = async () => {
    if (amountCents === null) return;
    const transferInput = { ...seen, amountCents, reason };
    if (!(await send(() => recordTransfer({ id: invoiceId, transferInput }).unwrap()))) return;
    toast.success(texts.done);
    onDone();
  };
  if (!open)
    return (
      <Button className={styles.note ?? ''} onClick={() => setOpen(true)}>
        {texts.act}
      </Button>
    );
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <h3 className={styles.heading}>{texts.act}</h3>
      <p className={`${styles.muted} ${styles.note}`}>{texts.what(payment.number ?? '')}</p>
      <AmountField value={amount} onChange={setAmount} currency={payment.currency} error={errorOf('amountCents')} />
      <TransferFields value={seen} onChange={setSeen} errorOf={errorOf} />
      <Reason id={`${ids}-reason`} value={reason} onChange={setReason} error={errorOf('reason')} failure={failure} />
      <Button type="primary" htmlType="submit" loading={busy} disabled={amountCents === null}>
        {texts.submit}
      </Button>
    </Form>
  );
}
