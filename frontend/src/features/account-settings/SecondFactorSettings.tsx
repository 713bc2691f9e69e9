import { useState } from 'react';
import { useEnrolMfaFactorMutation, type EnrolMfaFactorApiResponse } from '../../api/multi-factor';
import { messageOf } from '../../api/error-text';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { toast } from '../../ui/toast';
import styles from './account-settings.module.css';
import { accountMessages } from './messages';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorRemoval } from './SecondFactorRemoval';
import { SecondFactorSetup } from './SecondFactorSetup';

const { secondFactor: words } = accountMessages;

/** The second factor: off, being set up, its recovery codes shown once, on. */
export function SecondFactorSettings() {
  const { user } = useSession();
  const [enrol, { isLoading }] = useEnrolMfaFactorMutation();
  const [enrolment, setEnrolment] = useState<EnrolMfaFactorApiResponse | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const [removing, setRemoving] = useState(false);

  const start = async () => {
    try {
      setEnrolment(await enrol().unwrap());
    } catch (error) {
      toast.error(accountMessages.failed, messageOf(error));
    }
  };
  const confirmed = (codes: string[]) => {
    setEnrolment(null);
    setRecoveryCodes(codes);
  };

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(null)} />;
  if (enrolment) return <SecondFactorSetup enrolment={enrolment} onConfirmed={confirmed} />;
  if (!user?.mfaEnabled)
    return (
      <>
        <p className={styles.muted}>{words.off}</p>
        <Button look="quiet" icon="shield" busy={isLoading} onClick={() => void start()}>
          {words.start}
        </Button>
      </>
    );
  return (
    <>
      <p className={styles.good}>
        <Icon name="badge" size={17} />
        {words.on}
      </p>
      <Button look="quiet" onClick={() => setRemoving(true)}>
        {words.stop}
      </Button>
      <SecondFactorRemoval open={removing} onClose={() => setRemoving(false)} />
    </>
  );
}
