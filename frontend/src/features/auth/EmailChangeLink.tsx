import { useState } from 'react';
import { useConfirmEmailChangeMutation, useUndoEmailChangeMutation } from '../../api/accounts';
import { messageOf } from '../../lib/api-error';
import { paths } from '../../config/paths';
import { signOutInEveryTab } from '../../lib/session';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import styles from './auth.module.css';
import { authMessages } from './texts';

interface EmailChangeLinkProps {
  kind: 'change-email' | 'undo-email-change';
  token: string;
  onDone: () => void;
}

/** The page behind the links of a change of email: opening it changes nothing, pressing the button does. */
export function EmailChangeLink({ kind, token, onDone }: EmailChangeLinkProps) {
  const words = authMessages.emailChange[kind];
  const [failure, setFailure] = useState<string | null>(null);
  const [confirm, confirming] = useConfirmEmailChangeMutation();
  const [undo, undoing] = useUndoEmailChangeMutation();
  const submit = async () => {
    try {
      await (kind === 'change-email' ? confirm : undo)({ verifyEmailInput: { token } }).unwrap();
      toast.success(words.success, words.successText);
      onDone();
      signOutInEveryTab(paths.auth);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  if (failure)
    return (
      <div className={styles.form} role="alert">
        <h1>{authMessages.verify.failed}</h1>
        <p>{failure}</p>
        <Button onClick={onDone}>{authMessages.verify.on}</Button>
      </div>
    );
  return (
    <div className={styles.form}>
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      <Button busy={confirming.isLoading || undoing.isLoading} onClick={() => void submit()}>
        {words.submit}
      </Button>
    </div>
  );
}
