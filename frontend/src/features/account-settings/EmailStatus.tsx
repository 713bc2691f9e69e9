import { useSession } from '../../lib/session';
import { Icon } from '../../ui/Icon';
import { ConfirmEmail } from '../../entities/own-email/ConfirmEmail';
import { EmailChange } from '../../entities/own-email/EmailChange';
import styles from './account-settings.module.css';
import { accountTexts } from './texts';

const { email: words } = accountTexts;

/** The address, and whether it has been confirmed. */
export function EmailStatus() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <p className={styles.value}>{user.email}</p>
      <p className={user.emailVerified ? styles.good : styles.waiting}>
        <Icon name={user.emailVerified ? 'badge' : 'clock'} size={17} />
        {user.emailVerified ? words.confirmed : words.waiting}
      </p>
      {user.emailVerified ? (
        <EmailChange />
      ) : (
        <>
          <p className={styles.muted}>{words.waitingText}</p>
          <ConfirmEmail />
        </>
      )}
    </>
  );
}
