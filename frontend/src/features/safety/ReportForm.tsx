import { useState, type FormEvent } from 'react';
import { messageOf } from '../../lib/api-error';
import { useSendReportMutation, type ReportReason, type ReportSubject } from '../../api/safety';
import { useSessionDraft } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { Checkbox, FieldError, TextArea } from '../../ui/form';
import { safetyTexts, WORDS_LENGTH } from './texts';
import styles from './safety.module.css';

/** In the order in which they are offered. */
const REPORT_REASONS = Object.keys(safetyTexts.report.reasons) as ReportReason[];

const { report: texts } = safetyTexts;

/** The subject of the report. */
export interface Reported {
  subjectType: ReportSubject;
  subjectId: string;
}

const NOTHING = { reason: null as ReportReason | null, words: '', block: false };

/** Reason, own words, and whether to block as well. What was typed stays until it has been sent. */
export function ReportForm({ subjectType, subjectId, onSent }: Reported & { onSent: (blocked: boolean) => void }) {
  const { values, type, forget } = useSessionDraft(`report:${subjectType}:${subjectId}`, NOTHING);
  const { reason, words, block } = values;
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { isLoading }] = useSendReportMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) {
      setFailure(texts.choose);
      return;
    }
    setFailure(null);
    try {
      await send({ reportInput: { subjectType, subjectId, reason, words, block } }).unwrap();
      forget();
      onSent(block);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.danger}>{texts.danger}</p>
      <fieldset className={styles.reasons}>
        <legend>{texts.reason}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="reason"
              value={one}
              checked={reason === one}
              onChange={() => {
                type({ reason: one });
                setFailure(null);
              }}
            />
            <span>{texts.reasons[one]}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label={texts.words}
        hint={texts.wordsHint}
        optional
        maxLength={WORDS_LENGTH}
        value={words}
        onChange={(event) => type({ words: event.target.value })}
      />
      <Checkbox label={texts.block} checked={block} onChange={(event) => type({ block: event.target.checked })} />
      {failure ? (
        <div role="alert">
          <FieldError id="report-failure">{failure}</FieldError>
        </div>
      ) : null}
      <Button type="submit" busy={isLoading}>
        {texts.submit}
      </Button>
    </form>
  );
}
