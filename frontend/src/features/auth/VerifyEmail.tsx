import { useState } from 'react';
import {
  useLazyGetMyAccountQuery,
  useResendEmailVerificationMutation,
  useVerifyEmailMutation,
} from '../../api/accounts';
import { isApiError, messageOf } from '../../lib/api-error';
import { announceUserUpdate, useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { EmailedLinkForm, EmailedLinkOver } from './EmailedLinkForm';
import { emailedLinkTexts } from './emailed-link-texts';

const { verify: words } = emailedLinkTexts;

interface VerifyEmailProps {
  token: string;
  /** `returnPath`: the page from which the person signed up. */
  onDone: (returnPath?: string | null) => void;
}

/** The page of a verification link. */
export function VerifyEmail({ token, onDone }: VerifyEmailProps) {
  const { user } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState<'confirmed' | 'dead' | null>(null);
  const [verifyEmail, { isLoading }] = useVerifyEmailMutation();
  const [getMyAccount, { isFetching }] = useLazyGetMyAccountQuery();
  const [resend, { isLoading: resending }] = useResendEmailVerificationMutation();

  /** Whether the address of the account is confirmed now. Without an answer it is as last known. */
  const isConfirmed = async (): Promise<boolean> => {
    if (!user) return false;
    const account = await getMyAccount()
      .unwrap()
      .catch(() => null);
    if (account) announceUserUpdate(account);
    return (account ?? user).emailVerified;
  };
  const verify = async () => {
    setProblem(null);
    try {
      const { returnPath } = await verifyEmail({ verifyEmailInput: { token } }).unwrap();
      await isConfirmed();
      toast.success(words.success, words.successText);
      onDone(returnPath);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'link_invalid') setProblem(messageOf(error));
      else setOver((await isConfirmed()) ? 'confirmed' : 'dead');
    }
  };
  const sendAnother = async () => {
    try {
      await resend().unwrap();
      toast.success(words.resent, words.resentText);
      onDone();
    } catch (error) {
      toast.error(words.notSent, messageOf(error));
    }
  };

  const goOn = <Button onClick={() => onDone()}>{words.on}</Button>;
  if (over === 'confirmed') return <EmailedLinkOver heading={words.already}>{goOn}</EmailedLinkOver>;
  if (over)
    return (
      <EmailedLinkOver heading={words.failed} text={user ? words.failedText : words.failedLoggedOut}>
        {user ? (
          <Button busy={resending} onClick={() => void sendAnother()}>
            {words.resend}
          </Button>
        ) : (
          goOn
        )}
      </EmailedLinkOver>
    );
  return <EmailedLinkForm words={words} problem={problem} busy={isLoading || isFetching} onSubmit={verify} />;
}
