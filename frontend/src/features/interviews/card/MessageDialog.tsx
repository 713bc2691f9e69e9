import { useState } from 'react';
import { useCancelInterviewMutation, useDeclineInterviewMutation, type Interview } from '../../../api/interviews';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useSessionDraft } from '../../../lib/forms';
import { useMounted } from '../../../lib/use-mounted';
import { useProblemFocus } from '../../../lib/use-problem-focus';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { TextArea } from '../../../ui/form';
import { interviewTexts } from '../texts';

const { word: texts, card } = interviewTexts;
const LONGEST = 300;

/** Declines, cancels or withdraws, with a message to the other person. */
export default function MessageDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { id, state, steps, with: partner } = interview;
  const name = partner.displayName;
  const { values, type, forget } = useSessionDraft(`interview-word:${id}`, { word: '' });
  const { word } = values;
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [decline, declining] = useDeclineInterviewMutation();
  const [cancel, cancelling] = useCancelInterviewMutation();
  const isMounted = useMounted();
  const [typing, focusProblem] = useProblemFocus<HTMLDivElement>();
  const declines = steps.includes('decline');
  const words = declines
    ? { heading: texts.declineHeading(name), text: texts.declineText(name), act: texts.decline }
    : state === 'scheduled'
      ? { heading: texts.cancelHeading, text: texts.cancelText(name), act: texts.cancel }
      : { heading: texts.withdrawHeading, text: texts.withdrawText(name), act: texts.withdraw };

  const send = async () => {
    setFailure(null);
    const arg = { id, interviewWordInput: { word } };
    try {
      await (declines ? decline(arg) : cancel(arg)).unwrap();
      forget();
      if (isMounted()) onClose();
    } catch (reason) {
      const atField = isApiError(reason) ? reason.fields?.['word']?.[0] : undefined;
      setError(atField);
      focusProblem();
      setFailure(atField ? null : `${card.failed}. ${messageOf(reason)}`);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.heading}
      failure={failure}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.back}
          </Button>
          <Button variant="danger" busy={declining.isLoading || cancelling.isLoading} onClick={() => void send()}>
            {words.act}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <br />
      <div ref={typing}>
        <TextArea
          label={texts.label(name)}
          hint={texts.hint}
          optional
          rows={3}
          maxLength={LONGEST}
          count={word.length}
          value={word}
          error={error}
          onChange={(event) => type({ word: event.target.value })}
        />
      </div>
    </Dialog>
  );
}
