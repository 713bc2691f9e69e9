import { useState } from 'react';
import {
  useConfirmEmailChangeMutation,
  useLazyGetMyAccountQuery,
  useUndoEmailChangeMutation,
} from '../../api/accounts';
import { messageOf } from '../../lib/api-error';
import { paths } from '../../config/paths';
import { announceUserUpdate, signOutInEveryTab, useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import styles from './auth.module.css';
import { laterAuthTexts } from './later-texts';

interface EmailChangeLinkProps {
  kind: 'change-email' | 'undo-email-change';
  token: string;
  /** `returnPath`: the page from which the person signed up. */
  onDone: (returnPath?: string | null) => void;
}

/** The page of an email-change link: opening it changes nothing, pressing the button does. */
export function EmailChangeLink({ kind, token, onDone }: EmailChangeLinkProps) {
  const words = laterAuthTexts.emailChange[kind];
  const { user } = useSession();
  const [getMyAccount] = useLazyGetMyAccountQuery();
  const [failure, setFailure] = useState<string | null>(null);
  const [confirm, confirming] = useConfirmEmailChangeMutation();
  const [undo, undoing] = useUndoEmailChangeMutation();
  /** The previous address was never confirmed, so logged-in sessions stay. */
  const goOn = async (returnPath: string | null) => {
    if (user) announceUserUpdate(await getMyAccount().unwrap());
    toast.success(words.success, laterAuthTexts.verify.successText);
    onDone(returnPath);
  };
  const submit = async () => {
    try {
      const input = { verifyEmailInput: { token } };
      if (kind === 'undo-email-change') await undo(input).unwrap();
      else {
        const { returnPath, loggedOut } = await confirm(input).unwrap();
        if (!loggedOut) return await goOn(returnPath);
      }
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
        <h1>{laterAuthTexts.verify.failed}</h1>
        <p>{failure}</p>
        <Button onClick={() => onDone()}>{laterAuthTexts.verify.on}</Button>
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
