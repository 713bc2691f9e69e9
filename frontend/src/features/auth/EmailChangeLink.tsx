import { useState } from 'react';
import {
  useConfirmEmailChangeMutation,
  useLazyGetMyAccountQuery,
  useUndoEmailChangeMutation,
} from '../../api/accounts';
import { isApiError, messageOf } from '../../lib/api-error';
import { paths } from '../../config/paths';
import { announceUserUpdate, signOutInEveryTab, useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { EmailedLinkForm, EmailedLinkOver } from './EmailedLinkForm';
import { emailedLinkTexts } from './emailed-link-texts';

interface EmailChangeLinkProps {
  kind: 'change-email' | 'undo-email-change';
  token: string;
  /** `returnPath`: the page from which the person signed up. */
  onDone: (returnPath?: string | null) => void;
}

/** The page of an email-change link. */
export function EmailChangeLink({ kind, token, onDone }: EmailChangeLinkProps) {
  const words = emailedLinkTexts.emailChange[kind];
  const { user } = useSession();
  const [getMyAccount] = useLazyGetMyAccountQuery();
  const [failure, setFailure] = useState<{ text: string; isDead: boolean } | null>(null);
  const [confirm, confirming] = useConfirmEmailChangeMutation();
  const [undo, undoing] = useUndoEmailChangeMutation();
  /** The previous address was never confirmed, so logged-in sessions stay. */
  const goOn = async (returnPath: string | null) => {
    // The address has changed, whether or not this read works.
    if (user)
      await getMyAccount()
        .unwrap()
        .then(announceUserUpdate)
        .catch(() => undefined);
    toast.success(words.success, emailedLinkTexts.verify.successText);
    onDone(returnPath);
  };
  const submit = async () => {
    setFailure(null);
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
      setFailure({ text: messageOf(error), isDead: isApiError(error) && error.code === 'link_invalid' });
    }
  };
  if (failure?.isDead)
    return (
      <EmailedLinkOver heading={emailedLinkTexts.verify.failed} text={failure.text}>
        <Button onClick={() => onDone()}>{emailedLinkTexts.verify.on}</Button>
      </EmailedLinkOver>
    );
  return (
    <EmailedLinkForm
      words={words}
      problem={failure?.text ?? null}
      busy={confirming.isLoading || undoing.isLoading}
      onSubmit={submit}
    />
  );
}
