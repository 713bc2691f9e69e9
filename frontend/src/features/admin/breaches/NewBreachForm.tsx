import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { AdminField } from '../../../admin-ui';
import { momentFrom } from '../../../admin-ui/admin-time';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { useSubmission } from '../../../admin-ui/use-submission';
import { useRecordDataBreachMutation } from '../../../api/admin-breaches';
import { useSessionDraft } from '../../../lib/forms';
import { toast } from '../../../ui/toast';
import { adminBreachesTexts as texts } from './texts';

/** The first lines of a record: when it was noticed, and what happened. */
export function NewBreachForm() {
  const id = useId();
  const [noticed, setNoticed] = useState('');
  const { values, type, forget } = useSessionDraft('new-data-breach', { whatHappened: '' });
  const { whatHappened } = values;
  const { send, busy, errorOf, setErrors } = useSubmission({ onFailed: (words) => toast.error(texts.unsaved, words) });
  const [record] = useRecordDataBreachMutation();
  const submit = async () => {
    const noticedAt = momentFrom(noticed);
    if (!noticedAt) return setErrors({ noticedAt: [texts.momentMissing] });
    if (!(await send(() => record({ newDataBreachInput: { noticedAt, whatHappened } }).unwrap()))) return;
    toast.success(texts.add.done);
    setNoticed('');
    type({ whatHappened: '' });
    forget();
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <AdminField id={`${id}-noticed`} label={texts.noticedAt} error={errorOf('noticedAt')}>
        <DateInput id={`${id}-noticed`} withTime value={noticed} onChange={setNoticed} />
      </AdminField>
      <AdminField
        id={`${id}-what`}
        label={texts.whatHappened}
        hint={texts.whatHappenedHint}
        error={errorOf('whatHappened')}
      >
        <Input.TextArea
          id={`${id}-what`}
          rows={3}
          maxLength={5_000}
          value={whatHappened}
          onChange={({ target }) => type({ whatHappened: target.value })}
        />
      </AdminField>
      <Button type="primary" htmlType="submit" loading={busy}>
        {texts.add.submit}
      </Button>
    </Form>
  );
}
