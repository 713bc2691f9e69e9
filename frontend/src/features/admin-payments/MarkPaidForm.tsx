import { Button, Form } from 'antd';
import { useId, useState } from 'react';
import { today } from '../../admin-ui/moments';
import { useMarkInvoicePaidMutation, type OfficeInvoice } from '../../api/back-office-payments';
import { exactMoney } from '../../lib/money';
import { toast } from '../../ui/toast';
import { adminPaymentsMessages } from './messages';
import { Reason } from './Reason';
import { TransferFields, type TransferSeen } from './TransferFields';
import { useDeed } from './use-deed';

const { markPaid: texts } = adminPaymentsMessages;

/** The money of an invoice has arrived. */
export function MarkPaidForm({ invoice, onDone }: { invoice: OfficeInvoice; onDone: () => void }) {
  const [seen, setSeen] = useState<TransferSeen>(() => ({ paidOn: today(), reference: '' }));
  const [reason, setReason] = useState('');
  const [mark] = useMarkInvoicePaidMutation();
  const { run, busy, failure, errorOf } = useDeed();
  const ids = useId();
  const submit = async () => {
    const input = { ...seen, reason };
    if (!(await run(() => mark({ id: invoice.id, invoicePaymentInput: input }).unwrap()))) return;
    toast.success(texts.done);
    onDone();
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <p style={{ marginBottom: 16 }}>{texts.what(exactMoney(invoice.totalCents, invoice.currency), invoice.item)}</p>
      <TransferFields value={seen} onChange={setSeen} errorOf={errorOf} />
      <Reason id={`${ids}-reason`} value={reason} onChange={setReason} error={errorOf('reason')} failure={failure} />
      <Button type="primary" htmlType="submit" loading={busy}>
        {texts.submit}
      </Button>
    </Form>
  );
}
