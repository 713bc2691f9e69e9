import { Button, Radio } from 'antd';
import { useId, useState } from 'react';
import { today } from '../../../admin-ui/admin-time';
import { ReasonDialog } from '../../../admin-ui/ReasonDialog';
import {
  useWithdrawAgreementMutation,
  type EndingCategory,
  type RegisteredAgreementDetail,
} from '../../../api/admin-agreements';
import { endsEarly } from '../../../entities/placements/ends-early';
import { toast } from '../../../ui/toast';
import styles from './agreements.module.css';
import { adminAgreementsTexts } from './texts';

const { withdrawal: texts } = adminAgreementsTexts;
const CATEGORIES = Object.keys(texts.categories) as EndingCategory[];
const OVER: readonly RegisteredAgreementDetail['state'][] = ['completed', 'ended_early', 'cancelled'];

interface WithdrawalProps {
  agreement: RegisteredAgreementDetail;
  onDone: (agreement: RegisteredAgreementDetail) => void;
}

/** Ends an agreement for both sides when an admin must. */
export function Withdrawal({ agreement, onDone }: WithdrawalProps) {
  const { id, state } = agreement;
  const [asking, setAsking] = useState(false);
  const [category, setCategory] = useState<EndingCategory | null>(null);
  const categoryId = useId();
  const [withdraw] = useWithdrawAgreementMutation();
  const endsLater = endsEarly(agreement, today());
  if (OVER.includes(state) && !endsLater) return null;
  const act = state === 'active' || endsLater ? texts.end : texts.cancel;
  const end = async (reason: string) => {
    if (!category) return;
    onDone(await withdraw({ id, agreementWithdrawalInput: { category, reason, stateRead: state } }).unwrap());
    setAsking(false);
    toast.success(texts.done);
  };
  return (
    <p className={styles.action}>
      <Button danger onClick={() => setAsking(true)}>
        {act}
      </Button>
      {asking ? (
        <ReasonDialog
          words={{ title: texts.title, text: texts.text, ok: act }}
          ready={category !== null}
          onCancel={() => setAsking(false)}
          onReason={end}
        >
          <p id={categoryId} className={styles.category}>
            {texts.category}
          </p>
          <Radio.Group
            vertical
            aria-labelledby={categoryId}
            value={category}
            onChange={({ target }) => setCategory(target.value as EndingCategory)}
            options={CATEGORIES.map((value) => ({ value, label: texts.categories[value] }))}
            className={styles.categories ?? ''}
          />
        </ReasonDialog>
      ) : null}
    </p>
  );
}
