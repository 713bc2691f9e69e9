import { useResendEmailVerificationMutation } from '../../api/accounts';
import { messageOf } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { toast } from '../../ui/toast';
import styles from './account-settings.module.css';
import { EmailChange } from './EmailChange';
import { accountMessages } from './texts';

const { email: words } = accountMessages;

/** The address, and whether it has been confirmed. */
export function EmailStatus() {
  const { user } = useSession();
  const [resend, { isLoading }] = useResendEmailVerificationMutation();
  if (!user) return null;
  const sendAgain = async () => {
    try {
      await resend().unwrap();
      toast.success(words.resent, words.resentText);
    } catch (error) {
      toast.error(accountMessages.failed, messageOf(error));
    }
  };
  return (
    <>
      <p className={styles.value}>{user.email}</p>
      <p className={user.emailVerified ? styles.good : styles.waiting}>
        <Icon name={user.emailVerified ? 'badge' : 'clock'} size={17} />
        {user.emailVerified ? words.confirmed : words.waiting}
      </p>
      {user.emailVerified ? null : (
        <>
          <p className={styles.muted}>{words.waitingText}</p>
          <Button variant="quiet" size="small" busy={isLoading} onClick={() => void sendAgain()}>
            {words.resend}
          </Button>
        </>
      )}
      <EmailChange />
    </>
  );
}
