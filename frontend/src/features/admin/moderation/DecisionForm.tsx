import { Alert, Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { AdminField } from '../../../admin-ui';
import { endOfDay } from '../../../admin-ui/admin-time';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { useSubmission } from '../../../admin-ui/use-submission';
import { isApiError } from '../../../lib/api-error';
import { useDecideModerationCaseMutation, type ModerationAction, type ModerationCase } from '../../../api/moderation';
import { useSessionDraft } from '../../../lib/forms';
import { toast } from '../../../ui/toast';
import { moderationTexts } from './texts';
import styles from './moderation.module.css';

const { decide: texts } = moderationTexts;
const WORDS_LENGTH = 2_000;

interface DecisionFormProps {
  found: ModerationCase;
  /** New facts since the last attempt are marked above. */
  marksNew: boolean;
  onDecided: (found: ModerationCase) => void;
  /** Loads the case again, because something has come meanwhile. */
  onStale: () => Promise<void>;
}

/** The decision, and the message to the person, or a note where nothing happens. */
export function DecisionForm({ found, marksNew, onDecided, onStale }: DecisionFormProps) {
  const { draft, choose, type, submit, busy, errorOf, failure, isStale } = useDecision({ found, onDecided, onStale });
  const { action, words, until } = draft;
  const labels = found.subjectType === 'held-message' ? texts.heldActions : texts.actions;
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <AdminField label={texts.action} error={errorOf('action')}>
        <Radio.Group
          className={styles.actions ?? ''}
          value={action}
          options={found.allowedActions.map((value) => ({ value, label: labels[value] }))}
          onChange={({ target }) => choose({ action: target.value as ModerationAction })}
        />
      </AdminField>
      {action === 'suspend' ? (
        <AdminField id="suspended-until" label={texts.until} error={errorOf('until')}>
          <DateInput id="suspended-until" value={until} onChange={(day) => choose({ until: day })} />
        </AdminField>
      ) : null}
      {action === 'ban' ? (
        <Alert type="warning" showIcon title={texts.banWarning} className={styles.note ?? ''} />
      ) : null}
      <AdminField
        id="decision-words"
        label={action === 'none' ? texts.note : texts.words}
        hint={action === 'none' ? texts.noteHint : texts.wordsHint}
        error={errorOf('words')}
      >
        <Input.TextArea
          id="decision-words"
          rows={4}
          maxLength={WORDS_LENGTH}
          value={words}
          onChange={({ target }) => type({ words: target.value })}
        />
      </AdminField>
      {failure ? (
        <Alert
          type={isStale ? 'warning' : 'error'}
          showIcon
          title={failure}
          description={isStale && marksNew ? texts.changed : null}
          className={styles.note ?? ''}
        />
      ) : null}
      <Button type="primary" htmlType="submit" loading={busy}>
        {texts.submit}
      </Button>
    </Form>
  );
}

/**
 * What is typed into a decision, and sending it. The text stays after a reload, and when the case has changed meanwhile.
 */
function useDecision({ found, onDecided, onStale }: Omit<DecisionFormProps, 'marksNew'>) {
  const [choice, setChoice] = useState({ action: null as ModerationAction | null, until: '' });
  const { values, type, forget } = useSessionDraft(`moderation-decision-${found.id}`, { words: '' });
  const [isStale, setStale] = useState(false);
  const { action, until } = choice;
  const { words } = values;
  const suspends = action === 'suspend';
  const { send, setErrors, ...submission } = useSubmission({
    fields: ['action', 'words', ...(suspends ? ['until'] : [])],
  });
  const [decide] = useDecideModerationCaseMutation();

  const submit = async () => {
    setStale(false);
    if (action === null) return setErrors({ action: [texts.actionMissing] });
    const end = suspends && until ? { until: endOfDay(until) } : {};
    const moderationDecisionInput = { action, words, version: found.version, ...end };
    const isDecided = await send(async () => {
      try {
        onDecided(await decide({ id: found.id, moderationDecisionInput }).unwrap());
      } catch (error) {
        if (isApiError(error) && error.code === 'case_changed')
          await onStale().then(
            () => setStale(true),
            () => undefined,
          );
        throw error;
      }
    });
    if (!isDecided) return;
    forget();
    toast.success(texts.done);
  };
  return {
    ...submission,
    draft: { ...choice, words },
    choose: (part: Partial<typeof choice>) => setChoice({ ...choice, ...part }),
    type,
    submit,
    isStale,
  };
}
