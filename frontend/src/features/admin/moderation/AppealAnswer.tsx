import { Alert, Button, Card, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { AdminField } from '../../../admin-ui';
import { useSubmission } from '../../../admin-ui/use-submission';
import {
  useDecideAppealMutation,
  type AppealOutcome,
  type CaseAppeal,
  type ModerationCase,
} from '../../../api/moderation';
import { useSessionDraft } from '../../../lib/forms';
import { useSession } from '../../../lib/session';
import { toast } from '../../../ui/toast';
import { moderationTexts } from './texts';
import styles from './moderation.module.css';

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
  const { values, type, forget } = useSessionDraft(`appeal-answer-${id}`, { answer: '' });
  const { answer } = values;
  const { send, busy, errorOf, failure, setErrors } = useSubmission();
  const [decide] = useDecideAppealMutation();
  const submit = async () => {
    if (outcome === null) return setErrors({ outcome: [texts.outcomeMissing] });
    const isAnswered = await send(async () =>
      onChange(await decide({ id, appealDecisionInput: { outcome, answer } }).unwrap()),
    );
    if (!isAnswered) return;
    forget();
    toast.success(texts.done);
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <AdminField label={texts.outcome} error={errorOf('outcome')}>
        <Radio.Group
          value={outcome}
          options={OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }))}
          onChange={(event) => setOutcome(event.target.value as AppealOutcome)}
        />
      </AdminField>
      <AdminField id="appeal-answer" label={texts.answer} error={errorOf('answer')}>
        <Input.TextArea
          id="appeal-answer"
          rows={4}
          value={answer}
          onChange={(event) => type({ answer: event.target.value })}
        />
      </AdminField>
      {failure ? <Alert type="error" showIcon title={failure} className={styles.note ?? ''} /> : null}
      <Button type="primary" htmlType="submit" loading={busy}>
        {texts.submit}
      </Button>
    </Form>
  );
}
