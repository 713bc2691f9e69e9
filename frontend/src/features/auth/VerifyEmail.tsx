import { useState } from 'react';
import {
  useLazyGetMyAccountQuery,
  useResendEmailVerificationMutation,
  useVerifyEmailMutation,
} from '../../api/accounts';
import { messageOf } from '../../lib/api-error';
import { announceUserUpdate, useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import styles from './auth.module.css';
import { laterAuthTexts } from './later-texts';

const { verify: words } = laterAuthTexts;

interface VerifyEmailProps {
  token: string;
  /** `returnPath`: the page from which the person signed up. */
  onDone: (returnPath?: string | null) => void;
}

/** The page of a verification link: opening it changes nothing, pressing the button does. */
export function VerifyEmail({ token, onDone }: VerifyEmailProps) {
  const { user } = useSession();
  const [failed, setFailed] = useState(false);
  const [verifyEmail, { isLoading }] = useVerifyEmailMutation();
  const [getMyAccount] = useLazyGetMyAccountQuery();
  const [resend, { isLoading: resending }] = useResendEmailVerificationMutation();

  const verify = async () => {
    try {
      const { returnPath } = await verifyEmail({ verifyEmailInput: { token } }).unwrap();
      if (user) announceUserUpdate(await getMyAccount().unwrap());
      toast.success(words.success, words.successText);
      onDone(returnPath);
    } catch {
      setFailed(true);
    }
  };
  const sendAnother = async () => {
    try {
      await resend().unwrap();
      toast.success(words.resent, words.resentText);
      onDone();
    } catch (error) {
      toast.error(words.failed, messageOf(error));
    }
  };

  if (failed)
    return (
      <div className={styles.form}>
        <h1>{words.failed}</h1>
        <p>{words.failedText}</p>
        {user ? (
          <Button busy={resending} onClick={() => void sendAnother()}>
            {words.resend}
          </Button>
        ) : (
          <Button onClick={() => onDone()}>{words.on}</Button>
        )}
      </div>
    );
  return (
    <div className={styles.form}>
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      <Button busy={isLoading} onClick={() => void verify()}>
        {words.submit}
      </Button>
    </div>
  );
}
