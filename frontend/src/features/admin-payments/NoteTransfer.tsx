import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { OfficeField } from '../../admin-ui';
import { today } from '../../admin-ui/moments';
import { useNoteTransferMutation, type OfficePayment } from '../../api/back-office-payments';
import { toast } from '../../ui/toast';
import styles from './admin-payments.module.css';
import { centsOf } from './cents-of';
import { adminPaymentsMessages } from './messages';
import { Reason } from './Reason';
import { useDeed } from './use-deed';

const { transfer: texts, markPaid: paid } = adminPaymentsMessages;

interface NoteTransferProps {
  payment: OfficePayment;
  invoiceId: string;
  onDone: () => void;
}

/** Somebody paid once more what is paid or cancelled; folded away, since it is rare. */
export function NoteTransfer({ payment, invoiceId, onDone }: NoteTransferProps) {
  const [open, setOpen] = useState(false);
  const [paidOn, setPaidOn] = useState(today);
  const [amount, setAmount] = useState(() => ((payment.amountCents - payment.discountCents) / 100).toFixed(2));
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [note] = useNoteTransferMutation();
  const { run, busy, failure, errorOf } = useDeed();
  const ids = useId();
  const amountCents = centsOf(amount);
  const submit = async () => {
    if (amountCents === null) return;
    const transferInput = { paidOn, amountCents, reference, reason };
    if (!(await run(() => note({ id: invoiceId, transferInput }).unwrap()))) return;
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
      <OfficeField id={`${ids}-on`} label={paid.paidOn} error={errorOf('paidOn')}>
        <Input id={`${ids}-on`} type="date" value={paidOn} onChange={({ target }) => setPaidOn(target.value)} />
      </OfficeField>
      <OfficeField
        id={`${ids}-amount`}
        label={texts.amount}
        error={amountCents === null ? texts.wrong : errorOf('amountCents')}
      >
        <Input
          id={`${ids}-amount`}
          inputMode="decimal"
          prefix={payment.currency}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </OfficeField>
      <OfficeField id={`${ids}-reference`} label={paid.reference} error={errorOf('reference')}>
        <Input
          id={`${ids}-reference`}
          maxLength={140}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      </OfficeField>
      <Reason id={`${ids}-reason`} value={reason} onChange={setReason} error={errorOf('reason')} failure={failure} />
      <Button type="primary" htmlType="submit" loading={busy} disabled={amountCents === null}>
        {texts.submit}
      </Button>
    </Form>
  );
}
