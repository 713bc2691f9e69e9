import { Alert, Button, Input, Radio } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { FieldNote } from '../../../admin-ui/FieldNote';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { isApiError, messageOf } from '../../../lib/api-error';
import {
  useDecideOnVerificationMutation,
  type ReviewedCheck,
  type VerificationDecision,
} from '../../../api/verification-review';
import { toast } from '../../../ui/toast';
import { adminVerificationTexts } from './texts';
import styles from './verification.module.css';

const { decision: texts } = adminVerificationTexts;
const CHOICES = Object.keys(texts.choices) as VerificationDecision[];

/** Approves until a day, asks the person for more, or declines with a reason. */
export function DecisionForm({ review, onLookAgain }: { review: ReviewedCheck; onLookAgain: () => void }) {
  const { id, version, validUntilRule, check, openedFileIds } = review;
  const unopened = check.files.filter((file) => !openedFileIds.includes(file.id));
  const [decision, setDecision] = useState<VerificationDecision>('approved');
  const [validUntil, setValidUntil] = useState(check.workingWithChildren?.expiresOn ?? '');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [stale, setStale] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [decide, { isLoading }] = useDecideOnVerificationMutation();
  const ids = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const approves = decision === 'approved';
    const details = approves ? { validUntil: validUntil || null } : { reason };
    try {
      await decide({ id, verificationDecisionInput: { decision, version, ...details } }).unwrap();
      toast.success(texts.done);
    } catch (error) {
      setErrors((isApiError(error) && error.fields) || {});
      if (isApiError(error) && error.status === 409) setStale(messageOf(error));
      else if (!isApiError(error) || !error.fields) setFailure(messageOf(error));
    }
  };
  return (
    <form className={styles.decision} noValidate onSubmit={(event) => void submit(event)}>
      <h2 id={`${ids}-heading`}>{texts.heading}</h2>
      {stale ? (
        <Alert
          type="warning"
          showIcon
          title={texts.stale}
          description={stale}
          action={
            <Button
              onClick={() => {
                setStale(null);
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
        onChange={({ target }) => setDecision(target.value as VerificationDecision)}
        options={CHOICES.map((value) => ({ value, label: texts.choices[value] }))}
      />
      {decision === 'approved' ? (
        validUntilRule === 'none' ? null : (
          <div>
            <label htmlFor={`${ids}-until`}>{texts.validUntil}</label>
            <DateInput
              id={`${ids}-until`}
              value={validUntil}
              status={errors['validUntil'] ? 'error' : ''}
              aria-describedby={`${ids}-until-hint`}
              onChange={setValidUntil}
            />
            <p id={`${ids}-until-hint`} className={errors['validUntil'] ? styles.error : styles.muted}>
              {errors['validUntil']?.[0] ??
                `${texts.validUntilHint}${validUntilRule === 'optional' ? ` ${texts.optional}` : ''}`}
            </p>
          </div>
        )
      ) : (
        <div>
          <label htmlFor={`${ids}-words`}>{texts.words}</label>
          <Input.TextArea
            id={`${ids}-words`}
            rows={4}
            maxLength={1_000}
            value={reason}
            status={errors['reason'] ? 'error' : ''}
            aria-describedby={`${ids}-words-hint`}
            onChange={({ target }) => setReason(target.value)}
          />
          <p id={`${ids}-words-hint`} className={errors['reason'] ? styles.error : styles.muted}>
            {errors['reason']?.[0] ?? texts.wordsHint}
          </p>
        </div>
      )}
      {decision === 'approved' && unopened.length > 0 ? (
        <p id={`${ids}-unopened`} className={styles.muted}>
          {texts.unopened(unopened.map(({ fileName }) => fileName).join(', '))}
        </p>
      ) : null}
      {failure ? <FieldNote role="alert" error={failure} /> : null}
      <Button
        type="primary"
        htmlType="submit"
        loading={isLoading}
        danger={decision === 'refused'}
        disabled={decision === 'approved' && unopened.length > 0}
        aria-describedby={decision === 'approved' && unopened.length > 0 ? `${ids}-unopened` : undefined}
      >
        {texts.send[decision]}
      </Button>
    </form>
  );
}
