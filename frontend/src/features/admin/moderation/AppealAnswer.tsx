import { Alert, Button, Card, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api-error';
import {
  useDecideAppealMutation,
  type AppealOutcome,
  type CaseAppeal,
  type ModerationCase,
} from '../../../api/moderation';
import { useSession } from '../../../lib/session';
import { toast } from '../../../ui/toast';
import { moderationTexts } from './texts';
import styles from './moderation.module.css';
import { problemOf } from './problem-of';

const { appeal: texts } = moderationTexts;
const OUTCOMES = ['upheld', 'overturned'] as const satisfies AppealOutcome[];

interface AppealAnswerProps {
  found: ModerationCase;
  appeal: CaseAppeal;
  onChange: (found: ModerationCase) => void;
}

/** The appeal against a decision, and the answer, which must come from a different admin. */
export function AppealAnswer({ found, appeal, onChange }: AppealAnswerProps) {
  const { user } = useSession();
  return (
    <Card title={<h2>{texts.heading}</h2>}>
      <p>{appeal.words}</p>
      {appeal.outcome ? (
        <p>
          <b>
            {texts.outcome} {texts.outcomes[appeal.outcome]}.
          </b>{' '}
          {appeal.answer}
        </p>
      ) : found.decidedBy?.id === user?.id ? (
        <Alert type="info" showIcon title={texts.own} />
      ) : (
        <AnswerForm id={found.id} onChange={onChange} />
      )}
    </Card>
  );
}

function AnswerForm({ id, onChange }: { id: string; onChange: (found: ModerationCase) => void }) {
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null);
  const [answer, setAnswer] = useState('');
  const [fields, setFields] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [decide, { isLoading }] = useDecideAppealMutation();
  const submit = async () => {
    setFailure(null);
    setFields({});
    if (outcome === null) return setFields({ outcome: [texts.outcomeMissing] });
    try {
      onChange(await decide({ id, appealDecisionInput: { outcome, answer } }).unwrap());
      toast.success(texts.done);
    } catch (error) {
      if (isApiError(error) && error.fields) setFields(error.fields);
      else setFailure(messageOf(error));
    }
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <Form.Item label={texts.outcome} {...problemOf(fields, 'outcome')}>
        <Radio.Group
          value={outcome}
          options={OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }))}
          onChange={(event) => setOutcome(event.target.value as AppealOutcome)}
        />
      </Form.Item>
      <Form.Item label={texts.answer} htmlFor="appeal-answer" {...problemOf(fields, 'answer')}>
        <Input.TextArea
          id="appeal-answer"
          rows={4}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Form.Item>
      {failure ? <Alert type="error" showIcon title={failure} className={styles.note ?? ''} /> : null}
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {texts.submit}
      </Button>
    </Form>
  );
}
