import { Alert, Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { messageOf } from '../../api/error-text';
import { useDecideModerationCaseMutation, type ModerationAction, type ModerationCase } from '../../api/moderation';
import { toast } from '../../ui/toast';
import { moderationTexts } from './messages';
import styles from './moderation.module.css';

const { decide: texts } = moderationTexts;
const WORDS_LENGTH = 2_000;

/** What shall happen, and what the person is told. What was typed stays when it could not be stored. */
export function DecisionForm({
  found,
  onDecided,
}: {
  found: ModerationCase;
  onDecided: (found: ModerationCase) => void;
}) {
  const [action, setAction] = useState<ModerationAction>('none');
  const [words, setWords] = useState('');
  const [until, setUntil] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [decide, { isLoading }] = useDecideModerationCaseMutation();
  const labels = found.subjectType === 'held-message' ? texts.heldActions : texts.actions;

  const submit = async () => {
    setFailure(null);
    try {
      const end = action === 'suspend' && until ? { until: new Date(`${until}T23:59:00`).toISOString() } : {};
      onDecided(await decide({ id: found.id, moderationDecisionInput: { action, words, ...end } }).unwrap());
      toast.success(texts.done);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };

  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <Form.Item label={texts.action}>
        <Radio.Group
          className={styles.actions ?? ''}
          value={action}
          options={found.allowedActions.map((value) => ({ value, label: labels[value] }))}
          onChange={(event) => setAction(event.target.value as ModerationAction)}
        />
      </Form.Item>
      {action === 'suspend' ? (
        <Form.Item label={texts.until} htmlFor="suspended-until">
          <Input id="suspended-until" type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </Form.Item>
      ) : null}
      {action === 'ban' ? (
        <Alert type="warning" showIcon title={texts.banWarning} className={styles.note ?? ''} />
      ) : null}
      <Form.Item label={texts.words} htmlFor="decision-words" extra={texts.wordsHint}>
        <Input.TextArea
          id="decision-words"
          rows={4}
          maxLength={WORDS_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Form.Item>
      {failure ? <Alert type="error" showIcon title={failure} className={styles.note ?? ''} /> : null}
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {texts.submit}
      </Button>
    </Form>
  );
}
