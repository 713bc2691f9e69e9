import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { OfficeField } from '../../admin-ui';
import { today } from '../../admin-ui/moments';
import { useMarkInvoicePaidMutation, type OfficeInvoice } from '../../api/back-office-payments';
import { exactMoney } from '../../lib/money';
import { toast } from '../../ui/toast';
import { adminPaymentsMessages } from './messages';
import { Reason } from './Reason';
import { useDeed } from './use-deed';

const { markPaid: texts } = adminPaymentsMessages;

/** The money of an invoice has arrived. */
export function MarkPaidForm({ invoice, onDone }: { invoice: OfficeInvoice; onDone: () => void }) {
  const [paidOn, setPaidOn] = useState(today);
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [mark] = useMarkInvoicePaidMutation();
  const { run, busy, failure, errorOf } = useDeed();
  const ids = useId();
  const submit = async () => {
    const input = { paidOn, reference, reason };
    if (!(await run(() => mark({ id: invoice.id, invoicePaymentInput: input }).unwrap()))) return;
    toast.success(texts.done);
    onDone();
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <p style={{ marginBottom: 16 }}>{texts.what(exactMoney(invoice.totalCents, invoice.currency), invoice.item)}</p>
      <OfficeField id={`${ids}-on`} label={texts.paidOn} error={errorOf('paidOn')}>
        <Input id={`${ids}-on`} type="date" value={paidOn} onChange={({ target }) => setPaidOn(target.value)} />
      </OfficeField>
      <OfficeField id={`${ids}-reference`} label={texts.reference} error={errorOf('reference')}>
        <Input
          id={`${ids}-reference`}
          maxLength={140}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      </OfficeField>
      <Reason id={`${ids}-reason`} value={reason} onChange={setReason} error={errorOf('reason')} failure={failure} />
      <Button type="primary" htmlType="submit" loading={busy}>
        {texts.submit}
      </Button>
    </Form>
  );
}
