import { Button, Form } from 'antd';
import { useId, useState } from 'react';
import { today } from '../../../admin-ui/admin-time';
import { useSubmission } from '../../../admin-ui/use-submission';
import { useMarkInvoicePaidMutation, type AdminInvoice } from '../../../api/admin-payments';
import { exactMoney } from '../../../lib/format/money';
import { toast } from '../../../ui/toast';
import { AmountField } from './AmountField';
import { centsOf } from './cents-of';
import { adminPaymentsTexts } from './texts';
import { Reason } from './Reason';
import { TransferFields, type TransferSeen } from './TransferFields';

const { markPaid: texts } = adminPaymentsTexts;

interface MarkPaidFormProps {
  invoice: Pick<AdminInvoice, 'id' | 'item' | 'currency' | 'dueCents'>;
  onDone: () => void;
}

/** Records a payment for an open invoice: all of it, a part, or more. */
export function MarkPaidForm({ invoice, onDone }: MarkPaidFormProps) {
  const [amount, setAmount] = useState(() => (invoice.dueCents / 100).toFixed(2));
  const [seen, setSeen] = useState<TransferSeen>(() => ({ paidOn: today(), reference: '' }));
  const [reason, setReason] = useState('');
  const [mark] = useMarkInvoicePaidMutation();
  const { send, busy, failure, errorOf } = useSubmission();
  const ids = useId();
  const amountCents = centsOf(amount);
  const rest = amountCents === null ? 0 : invoice.dueCents - amountCents;
  const submit = async () => {
    if (amountCents === null) return;
    const input = { ...seen, amountCents, reason };
    if (!(await send(() => mark({ id: invoice.id, invoiceTransferInput: input }).unwrap()))) return;
    toast.success(rest > 0 ? texts.doneInPart : texts.done);
    onDone();
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <p style={{ marginBottom: 16 }}>{texts.what(exactMoney(invoice.dueCents, invoice.currency), invoice.item)}</p>
      <AmountField
        value={amount}
        onChange={setAmount}
        currency={invoice.currency}
        hint={rest === 0 ? undefined : texts.rest(rest > 0, exactMoney(Math.abs(rest), invoice.currency))}
        error={errorOf('amountCents')}
      />
      <TransferFields value={seen} onChange={setSeen} errorOf={errorOf} />
      <Reason id={`${ids}-reason`} value={reason} onChange={setReason} error={errorOf('reason')} failure={failure} />
      <Button type="primary" htmlType="submit" loading={busy} disabled={amountCents === null}>
        {texts.submit}
      </Button>
    </Form>
  );
}
