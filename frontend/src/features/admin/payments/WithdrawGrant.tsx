import { Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../admin-ui/ReasonDialog';
import { serverNow } from '../../../lib/clocks';
import { useWithdrawGrantMutation, type AdminPayment } from '../../../api/admin-payments';
import { toast } from '../../../ui/toast';
import { adminPaymentsTexts } from './texts';

const { withdraw: texts, noOne } = adminPaymentsTexts;

/** Withdraws a granted plan that is still active. */
export function WithdrawGrant({ payment, onDone }: { payment: AdminPayment; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const [now] = useState(() => serverNow().getTime());
  const [withdraw] = useWithdrawGrantMutation();
  const active = payment.way === 'grant' && payment.state === 'settled' && payment.endsAt !== null;
  if (!active || Date.parse(payment.endsAt ?? '') <= now) return null;
  const act = async (reason: string) => {
    await withdraw({ id: payment.id, paymentReasonInput: { reason } }).unwrap();
    toast.success(texts.done);
    onDone();
  };
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {texts.act}
      </Button>
      {asking ? (
        <ReasonDialog
          words={{ title: texts.title, text: texts.text(payment.person.username ?? noOne), ok: texts.submit }}
          onCancel={() => setAsking(false)}
          onReason={act}
        />
      ) : null}
    </>
  );
}
