import { useState } from 'react';
import { useCancelAgreementMutation, type Agreement } from '../../api/agreements';
import { messageOf } from '../../lib/api-error';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { agreementTexts } from './texts';

const { editor: texts } = agreementTexts;

interface DiscardDialogProps {
  agreement: Agreement;
  /** Stops saving, so that no save arrives after the draft is gone. */
  drop: () => Promise<void>;
  /** The draft was not discarded: what was typed is saved again. */
  putBack: () => void;
  onClose: () => void;
  /** The request is pending: the page shows its result next. */
  onAct: (under: Promise<unknown>) => void;
}

/** Asks before a first draft is discarded, because a cancelled agreement never comes back. */
export function DiscardDialog({ agreement: { id, with: other }, drop, putBack, onClose, onAct }: DiscardDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [cancel] = useCancelAgreementMutation();
  const discard = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await drop();
      const cancelling = cancel({ id, cancelAgreementInput: { reason: texts.discardReason } }).unwrap();
      onAct(cancelling);
      await cancelling;
    } catch (error) {
      putBack();
      setFailure(`${texts.discardFailed}. ${messageOf(error)}`);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={() => (busy ? undefined : onClose())}
      title={texts.discardTitle}
      failure={failure}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {texts.keepDraft}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void discard()}>
            {texts.discardDraft}
          </Button>
        </>
      }
    >
      <p>{texts.discardText(other.displayName)}</p>
    </Dialog>
  );
}
