import { Button, Form, Radio } from 'antd';
import { useId, useState } from 'react';
import { AdminField } from '../../../admin-ui';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { useSubmission } from '../../../admin-ui/use-submission';
import { useGrantPlanMutation } from '../../../api/admin-payments';
import { toast } from '../../../ui/toast';
import { FamilyFinder } from './FamilyFinder';
import { adminPaymentsTexts } from './texts';
import { Reason } from './Reason';

const { grantForm: texts } = adminPaymentsTexts;
type PaidPlan = keyof typeof texts.plans;
const PLANS = Object.keys(texts.plans) as PaidPlan[];

/** Grants a free plan until a day. Without `userId` it asks for the family. */
export function GrantForm({ userId, onDone }: { userId?: string; onDone: () => void }) {
  const [whose, setWhose] = useState(userId ?? '');
  const [plan, setPlan] = useState<PaidPlan>('standard');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [grant] = useGrantPlanMutation();
  const { send, busy, failure, errorOf } = useSubmission();
  const ids = useId();
  const submit = async () => {
    const input = { userId: whose, plan, until, reason };
    if (!(await send(() => grant({ grantInput: input }).unwrap()))) return;
    toast.success(texts.done);
    onDone();
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <p style={{ marginBottom: 16 }}>{texts.text}</p>
      {userId ? null : (
        <AdminField id={`${ids}-user`} label={texts.family} hint={texts.familyHint} error={errorOf('userId')}>
          <FamilyFinder id={`${ids}-user`} value={whose} onChange={setWhose} />
        </AdminField>
      )}
      <AdminField id={`${ids}-plan`} label={texts.plan} error={errorOf('plan')}>
        <Radio.Group
          id={`${ids}-plan`}
          value={plan}
          options={PLANS.map((one) => ({ value: one, label: texts.plans[one] }))}
          onChange={({ target }) => setPlan(target.value as PaidPlan)}
        />
      </AdminField>
      <AdminField id={`${ids}-until`} label={texts.until} error={errorOf('until')}>
        <DateInput id={`${ids}-until`} value={until} onChange={setUntil} />
      </AdminField>
      <Reason id={`${ids}-reason`} value={reason} onChange={setReason} error={errorOf('reason')} failure={failure} />
      <Button type="primary" htmlType="submit" loading={busy}>
        {texts.submit}
      </Button>
    </Form>
  );
}
