import { Alert, Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { endOfDay } from '../../../admin-ui/admin-time';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useDecideModerationCaseMutation, type ModerationAction, type ModerationCase } from '../../../api/moderation';
import { toast } from '../../../ui/toast';
import { moderationTexts } from './texts';
import styles from './moderation.module.css';
import { problemOf } from './problem-of';

const { decide: texts } = moderationTexts;
const WORDS_LENGTH = 2_000;

/** The decision, and the message to the person, or a note where nothing happens. Typed text stays when saving fails. */
export function DecisionForm({
  found,
  marksNew,
  onDecided,
  onStale,
}: {
  found: ModerationCase;
  /** New facts since the last attempt are marked above. */
  marksNew: boolean;
  onDecided: (found: ModerationCase) => void;
  onStale: () => Promise<void>;
}) {
  const isHeld = found.subjectType === 'held-message';
  const [action, setAction] = useState<ModerationAction | null>(null);
  const [words, setWords] = useState('');
  const [until, setUntil] = useState('');
  const [fields, setFields] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const [decide, { isLoading }] = useDecideModerationCaseMutation();
  const labels = isHeld ? texts.heldActions : texts.actions;

  const shown = ['action', 'words', ...(action === 'suspend' ? ['until'] : [])];

  const submit = async () => {
    setFailure(null);
    setStale(false);
    setFields({});
    if (action === null) return setFields({ action: [texts.actionMissing] });
    try {
      const end = action === 'suspend' && until ? { until: endOfDay(until) } : {};
      const moderationDecisionInput = { action, words, version: found.version, ...end };
      onDecided(await decide({ id: found.id, moderationDecisionInput }).unwrap());
      toast.success(texts.done);
    } catch (error) {
      const wrongFields = (isApiError(error) && error.fields) || {};
      if (shown.some((field) => wrongFields[field])) return setFields(wrongFields);
      setFailure(messageOf(error));
      if (!isApiError(error) || error.code !== 'case_changed') return;
      setStale(true);
      await onStale().catch(() => setStale(false));
    }
  };

  const wrong = (field: string) => problemOf(fields, field);
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <Form.Item label={texts.action} {...wrong('action')}>
        <Radio.Group
          className={styles.actions ?? ''}
          value={action}
          options={found.allowedActions.map((value) => ({ value, label: labels[value] }))}
          onChange={(event) => setAction(event.target.value as ModerationAction)}
        />
      </Form.Item>
      {action === 'suspend' ? (
        <Form.Item label={texts.until} htmlFor="suspended-until" {...wrong('until')}>
          <DateInput id="suspended-until" value={until} onChange={setUntil} />
        </Form.Item>
      ) : null}
      {action === 'ban' ? (
        <Alert type="warning" showIcon title={texts.banWarning} className={styles.note ?? ''} />
      ) : null}
      <Form.Item
        label={action === 'none' ? texts.note : texts.words}
        htmlFor="decision-words"
        extra={action === 'none' ? texts.noteHint : texts.wordsHint}
        {...wrong('words')}
      >
        <Input.TextArea
          id="decision-words"
          rows={4}
          maxLength={WORDS_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Form.Item>
      {failure ? (
        <Alert
          type={isStale ? 'warning' : 'error'}
          showIcon
          title={failure}
          description={isStale && marksNew ? texts.changed : null}
          className={styles.note ?? ''}
        />
      ) : null}
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {texts.submit}
      </Button>
    </Form>
  );
}
