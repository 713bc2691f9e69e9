import { Alert, Button, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { FieldNote } from '../../../admin-ui/FieldNote';
import { FieldRow } from '../../../admin-ui/FieldRow';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { useSubmission } from '../../../admin-ui/use-submission';
import { isApiError, messageOf } from '../../../lib/api-error';
import {
  useDecideOnVerificationMutation,
  type ReviewedCheck,
  type VerificationDecision,
} from '../../../api/verification-review';
import { useSessionDraft } from '../../../lib/forms';
import { toast } from '../../../ui/toast';
import { adminVerificationTexts } from './texts';
import styles from './verification.module.css';

const { decision: texts } = adminVerificationTexts;
const CHOICES = Object.keys(texts.choices) as VerificationDecision[];
const CONFLICT = 409;

/** Approves until a day, asks the person for more, or declines with a reason. */
export function DecisionForm({ review, onLookAgain }: { review: ReviewedCheck; onLookAgain: () => void }) {
  const { check, openedFileIds } = review;
  const form = useDecision(review);
  const { decision, changedMeanwhile, failure } = form;
  const ids = useId();
  const unopened = decision === 'approved' ? check.files.filter(({ id }) => !openedFileIds.includes(id)) : [];
  return (
    <form
      className={styles.decision}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <h2 id={`${ids}-heading`}>{texts.heading}</h2>
      {changedMeanwhile ? (
        <Alert
          type="warning"
          showIcon
          title={texts.stale}
          description={changedMeanwhile}
          action={
            <Button
              onClick={() => {
                form.forgetChange();
                onLookAgain();
              }}
            >
              {texts.reload}
            </Button>
          }
        />
      ) : null}
      <Radio.Group
        aria-labelledby={`${ids}-heading`}
        optionType="button"
        value={decision}
        onChange={({ target }) => form.setDecision(target.value as VerificationDecision)}
        options={CHOICES.map((value) => ({ value, label: texts.choices[value] }))}
      />
      <DecisionDetails rule={review.validUntilRule} form={form} />
      {unopened.length > 0 ? (
        <p id={`${ids}-unopened`} className={styles.muted}>
          {texts.unopened(unopened.map(({ fileName }) => fileName).join(', '))}
        </p>
      ) : null}
      {failure ? <FieldNote role="alert" error={failure} /> : null}
      <Button
        type="primary"
        htmlType="submit"
        loading={form.busy}
        danger={decision === 'refused'}
        disabled={unopened.length > 0}
        aria-describedby={unopened.length > 0 ? `${ids}-unopened` : undefined}
      >
        {texts.send[decision]}
      </Button>
    </form>
  );
}

/**
 * What is typed into a decision, and sending it. The text stays when sending fails, and after the drawer has closed.
 */
function useDecision({ id, version, check }: ReviewedCheck) {
  const [decision, setDecision] = useState<VerificationDecision>('approved');
  const [validUntil, setValidUntil] = useState(check.workingWithChildren?.expiresOn ?? '');
  const { values, type, forget } = useSessionDraft(`verification-reason-${id}-${version}`, { reason: '' });
  const { reason } = values;
  /** What the API says when the check was decided or changed meanwhile. */
  const [changedMeanwhile, setChangedMeanwhile] = useState<string | null>(null);
  const { send, busy, errorOf, failure } = useSubmission();
  const [decide] = useDecideOnVerificationMutation();
  const submit = () =>
    send(async () => {
      const details = decision === 'approved' ? { validUntil: validUntil || null } : { reason };
      try {
        await decide({ id, verificationDecisionInput: { decision, version, ...details } }).unwrap();
        forget();
        toast.success(texts.done);
      } catch (error) {
        if (!isApiError(error) || error.status !== CONFLICT) throw error;
        setChangedMeanwhile(messageOf(error));
      }
    });
  return {
    decision,
    setDecision,
    validUntil,
    setValidUntil,
    reason,
    setReason: (typed: string) => type({ reason: typed }),
    submit,
    busy,
    errorOf,
    failure,
    changedMeanwhile,
    forgetChange: () => setChangedMeanwhile(null),
  };
}

interface DecisionDetailsProps {
  rule: ReviewedCheck['validUntilRule'];
  form: ReturnType<typeof useDecision>;
}

/** The last day of an approval, or the message to the person. */
function DecisionDetails({ rule, form }: DecisionDetailsProps) {
  const { decision, validUntil, setValidUntil, reason, setReason, errorOf } = form;
  const id = useId();
  if (decision !== 'approved')
    return (
      <FieldRow id={`${id}-words`} label={texts.words} error={errorOf('reason')} hint={texts.wordsHint}>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={4}
            maxLength={1_000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FieldRow>
    );
  if (rule === 'none') return null;
  return (
    <FieldRow
      id={`${id}-until`}
      label={texts.validUntil}
      error={errorOf('validUntil')}
      hint={rule === 'optional' ? `${texts.validUntilHint} ${texts.optional}` : texts.validUntilHint}
    >
      {(control) => <DateInput {...control} value={validUntil} onChange={setValidUntil} />}
    </FieldRow>
  );
}
