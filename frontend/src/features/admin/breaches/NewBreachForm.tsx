import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { AdminField } from '../../../admin-ui';
import { momentFrom } from '../../../admin-ui/admin-time';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { useRecordDataBreachMutation } from '../../../api/admin-breaches';
import { isApiError, messageOf } from '../../../lib/api-error';
import { toast } from '../../../ui/toast';
import { adminBreachesTexts as texts } from './texts';

/** The first lines of a record: when it was noticed, and what happened. */
export function NewBreachForm() {
  const id = useId();
  const [noticed, setNoticed] = useState('');
  const [whatHappened, setWhatHappened] = useState('');
  const [fields, setFields] = useState<Record<string, string[]>>({});
  const [record, { isLoading }] = useRecordDataBreachMutation();
  const submit = async () => {
    const noticedAt = momentFrom(noticed);
    if (!noticedAt) return setFields({ noticedAt: [texts.momentMissing] });
    setFields({});
    try {
      await record({ newDataBreachInput: { noticedAt, whatHappened } }).unwrap();
      toast.success(texts.add.done);
      setNoticed('');
      setWhatHappened('');
    } catch (error) {
      if (isApiError(error) && error.fields) setFields(error.fields);
      else toast.error(texts.unsaved, messageOf(error));
    }
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <AdminField id={`${id}-noticed`} label={texts.noticedAt} error={fields['noticedAt']?.join(' ')}>
        <DateInput id={`${id}-noticed`} withTime value={noticed} onChange={setNoticed} />
      </AdminField>
      <AdminField
        id={`${id}-what`}
        label={texts.whatHappened}
        hint={texts.whatHappenedHint}
        error={fields['whatHappened']?.join(' ')}
      >
        <Input.TextArea
          id={`${id}-what`}
          rows={3}
          maxLength={5_000}
          value={whatHappened}
          onChange={({ target }) => setWhatHappened(target.value)}
        />
      </AdminField>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {texts.add.submit}
      </Button>
    </Form>
  );
}
