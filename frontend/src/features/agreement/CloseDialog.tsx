import { useState } from 'react';
import { useCancelAgreementMutation, useEndAgreementMutation, type Agreement } from '../../api/agreements';
import { isApiError, messageOf } from '../../lib/api-error';
import { useSessionDraft } from '../../lib/forms';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextArea, TextInput } from '../../ui/form';
import styles from './agreement.module.css';
import { agreementTexts } from './texts';

const { actions, closing: texts } = agreementTexts;

interface CloseDialogProps {
  agreement: Agreement;
  onClose: () => void;
  /** The request is pending: the page shows its result next. */
  onAct: (under: Promise<unknown>) => void;
}

/** Cancels an agreement or ends it early, with a reason that the other person can read. */
export function CloseDialog({ agreement, onClose, onAct }: CloseDialogProps) {
  const { id, moves, with: other } = agreement;
  const early = moves.includes('end');
  // Fixed when the dialog opens, because the state changes before it closes.
  const [endsEarly] = useState(agreement.state === 'ended_early');
  const { values, type, forget } = useSessionDraft(`close-agreement:${id}`, { reason: '', on: '' });
  const { reason, on } = values;
  const [fields, setFields] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [typing, focusProblem] = useProblemFocus<HTMLDivElement>();
  const [cancel, cancelling] = useCancelAgreementMutation();
  const [end, ending] = useEndAgreementMutation();
  const go = async () => {
    setFailure(null);
    try {
      const closing = early
        ? end({ id, endAgreementInput: { reason, ...(on ? { on } : {}) } }).unwrap()
        : cancel({ id, cancelAgreementInput: { reason } }).unwrap();
      onAct(closing);
      await closing;
      forget();
      onClose();
    } catch (error) {
      const fieldErrors = (isApiError(error) && error.fields) || {};
      setFields(fieldErrors);
      focusProblem();
      setFailure(fieldErrors.reason || fieldErrors.on ? null : `${texts.failed}. ${messageOf(error)}`);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={early ? texts.endTitle(endsEarly) : texts.cancelTitle}
      failure={failure}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button variant="danger" busy={cancelling.isLoading || ending.isLoading} onClick={() => void go()}>
            {early ? actions.end(endsEarly) : actions.cancel}
          </Button>
        </>
      }
    >
      <div ref={typing} className={styles.fields}>
        <p>{early ? texts.endText(other.displayName) : texts.cancelText(other.displayName)}</p>
        <TextArea
          label={texts.reason}
          rows={4}
          maxLength={1000}
          error={fields.reason?.[0]}
          value={reason}
          onChange={({ target }) => type({ reason: target.value })}
        />
        {early ? (
          <TextInput
            label={texts.on}
            optional
            type="date"
            error={fields.on?.[0]}
            value={on}
            onChange={({ target }) => type({ on: target.value })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
