import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { useMounted } from '../../lib/use-mounted';
import { useBlockPersonMutation } from '../../api/safety';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import { safetyTexts } from './texts';
import styles from './safety.module.css';

const { block: texts } = safetyTexts;
const REASON_LENGTH = 500;

interface BlockDialogProps {
  person: { id: string; displayName: string };
  onClose: () => void;
  onBlocked?: (() => void) | undefined;
}

/** Asks once more; fetched when it is opened. */
export default function BlockDialog({ person: { id, displayName }, onClose, onBlocked }: BlockDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [block, { isLoading }] = useBlockPersonMutation();
  const { user } = useSession();
  const isMounted = useMounted();
  const confirm = async () => {
    setFailure(null);
    try {
      await block({ id, blockInput: reason.trim() ? { reason: reason.trim() } : {} }).unwrap();
      toast.success(texts.done(displayName), user?.coParent ? texts.doneForFamily : texts.doneText);
      if (isMounted()) onClose();
      onBlocked?.();
    } catch (error) {
      setFailure(`${safetyTexts.failed}. ${messageOf(error)}`);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(displayName)}
      failure={failure}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={isLoading} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p className={styles.muted}>{texts.text(displayName)}</p>
      <TextInput
        label={texts.reason}
        hint={texts.reasonHint}
        optional
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
