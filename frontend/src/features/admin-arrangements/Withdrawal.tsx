import { Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../admin-ui/ReasonDialog';
import { useWithdrawArrangementMutation, type RegisteredArrangementDetail } from '../../api/back-office-arrangements';
import { toast } from '../../ui/toast';
import styles from './arrangements.module.css';
import { adminArrangementsMessages } from './texts';

const { withdrawal: texts } = adminArrangementsMessages;
const OVER: readonly RegisteredArrangementDetail['state'][] = ['completed', 'ended_early', 'cancelled'];

interface WithdrawalProps {
  arrangement: RegisteredArrangementDetail;
  onDone: (arrangement: RegisteredArrangementDetail) => void;
}

/** Ends an arrangement for both, where somebody must. */
export function Withdrawal({ arrangement: { id, state }, onDone }: WithdrawalProps) {
  const [asking, setAsking] = useState(false);
  const [withdraw] = useWithdrawArrangementMutation();
  if (OVER.includes(state)) return null;
  const act = state === 'active' ? texts.end : texts.callOff;
  const end = async (reason: string) => {
    onDone(await withdraw({ id, arrangementWithdrawalInput: { reason } }).unwrap());
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
