import { lazy, Suspense, useState } from 'react';
import { useResendEmailVerificationMutation } from '../../api/accounts';
import { messageOf } from '../../lib/api-error';
import { retryImport } from '../../lib/retry-import';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import styles from './own-email.module.css';
import { ownEmailTexts as texts } from './texts';

// Loaded on demand: few people need to correct their address.
const EmailChange = lazy(
  retryImport(() => import('./EmailChange').then((module) => ({ default: module.EmailChange }))),
);

/**
 * Shows the address that the confirmation link was sent to, with buttons to send another link and to correct the
 * address.
 */
export function ConfirmEmail() {
  const { user } = useSession();
  const [isCorrecting, setCorrecting] = useState(false);
  const [resend, { isLoading }] = useResendEmailVerificationMutation();
  if (!user || user.emailVerified) return null;
  const sendAgain = async () => {
    try {
      await resend().unwrap();
      toast.success(texts.resent, texts.resentText);
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };
  return (
    <div className={styles.waiting}>
      <p>
        {texts.sentTo} <span className={styles.address}>{user.email}</span>
      </p>
      <div className={styles.actions}>
        <Button size="small" busy={isLoading} onClick={() => void sendAgain()}>
          {texts.resend}
        </Button>
        {isCorrecting ? null : (
          <Button variant="quiet" size="small" onClick={() => setCorrecting(true)}>
            {texts.wrongAddress}
          </Button>
        )}
      </div>
      {isCorrecting ? (
        <Suspense>
          <EmailChange isOpen onClose={() => setCorrecting(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
