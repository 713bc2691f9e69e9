import { Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../admin-ui/ReasonDialog';
import { useWithdrawAgreementMutation, type RegisteredAgreementDetail } from '../../../api/admin-agreements';
import { toast } from '../../../ui/toast';
import styles from './agreements.module.css';
import { adminAgreementsMessages } from './texts';

const { withdrawal: texts } = adminAgreementsMessages;
const OVER: readonly RegisteredAgreementDetail['state'][] = ['completed', 'ended_early', 'cancelled'];

interface WithdrawalProps {
  arrangement: RegisteredAgreementDetail;
  onDone: (agreement: RegisteredAgreementDetail) => void;
}

/** Ends an arrangement for both, where somebody must. */
export function Withdrawal({ arrangement: { id, state }, onDone }: WithdrawalProps) {
  const [asking, setAsking] = useState(false);
  const [withdraw] = useWithdrawAgreementMutation();
  if (OVER.includes(state)) return null;
  const act = state === 'active' ? texts.end : texts.callOff;
  const end = async (reason: string) => {
    onDone(await withdraw({ id, agreementWithdrawalInput: { reason } }).unwrap());
    setAsking(false);
    toast.success(texts.done);
  };
  return (
    <p className={styles.deed}>
      <Button danger onClick={() => setAsking(true)}>
        {act}
      </Button>
      {asking ? (
        <ReasonDialog
          words={{ title: texts.title, text: texts.text, ok: act }}
          onCancel={() => setAsking(false)}
          onReason={end}
        />
      ) : null}
    </p>
  );
}
