import { lazy, Suspense, useState } from 'react';
import {
  useDisableMfaFactorMutation,
  useEnrolMfaFactorMutation,
  useRenewRecoveryCodesMutation,
  type EnrolMfaFactorApiResponse,
} from '../../api/multi-factor';
import { isApiError, messageOf } from '../../lib/api-error';
import { focusOnMount } from '../../lib/pass-focus';
import { retryImport } from '../../lib/retry-import';
import { announceUserUpdate, useSession } from '../../lib/session';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { Button } from '../../ui/Button';
import { PasswordInput } from '../../ui/form';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast';
import styles from './account-settings.module.css';
import { accountTexts } from './texts';
import { RecoveryCodes } from './RecoveryCodes';
import { PasswordAndCode } from './lazy-forms';

const { secondFactor: words } = accountTexts;
const SecondFactorSetup = lazy(
  retryImport(() => import('./SecondFactorSetup').then((part) => ({ default: part.SecondFactorSetup }))),
);

interface SecondFactorSettingsProps {
  /** Called once the recovery codes of a new factor are kept. */
  onReady?: (() => void) | undefined;
}

/** The second factor: off, being set up, its recovery codes shown once, on. */
export function SecondFactorSettings({ onReady }: SecondFactorSettingsProps) {
  const { user } = useSession();
  const [enrol, { isLoading }] = useEnrolMfaFactorMutation();
  const [remove] = useDisableMfaFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [enrolment, setEnrolment] = useState<EnrolMfaFactorApiResponse | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const [asking, setAsking] = useState<'removal' | 'renewal' | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();

  const start = async () => {
    try {
      setEnrolment(await enrol({ enrolMfaFactorInput: password === null ? {} : { password } }).unwrap());
      setPassword(null);
    } catch (error) {
      const code = isApiError(error) ? error.code : '';
      if (code === 'reauthentication_required') setPassword('');
      else if (code === 'current_password_wrong') {
        setWrong(messageOf(error));
        focusProblem();
      } else toast.error(accountTexts.failed, messageOf(error));
    }
  };
  const confirmed = (codes: string[]) => {
    setEnrolment(null);
    setRecoveryCodes(codes);
  };
  const codesSaved = () => {
    setRecoveryCodes(null);
    onReady?.();
  };

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={codesSaved} />;
  if (enrolment)
    return (
      <Suspense fallback={<Skeleton shape="card" height="420px" />}>
        <SecondFactorSetup enrolment={enrolment} onConfirmed={confirmed} />
      </Suspense>
    );
  if (!user?.authenticatorEnabled)
    return (
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p className={styles.muted}>{user?.secondFactorRequired ? words.required : words.off}</p>
        {password === null ? null : (
          <PasswordInput
            ref={focusOnMount}
            label={words.password}
            hint={words.passwordAgain}
            autoComplete="current-password"
            error={wrong}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        <Button type="submit" variant={user?.secondFactorRequired ? 'primary' : 'quiet'} icon="shield" busy={isLoading}>
          {words.start}
        </Button>
      </form>
    );
  return (
    <>
      <p className={styles.good}>
        <Icon name="badge" size={17} />
        {words.on}
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => setAsking('renewal')}>
          {words.renew}
        </Button>
        {user.userType === 'admin' ? null : (
          <Button variant="quiet" onClick={() => setAsking('removal')}>
            {words.stop}
          </Button>
        )}
      </div>
      <PasswordAndCode
        open={asking === 'renewal'}
        title={words.renewTitle}
        text={words.renewText}
        submitLabel={words.renew}
        onClose={() => setAsking(null)}
        onSubmit={async (proof) => {
          setRecoveryCodes((await renew({ passwordAndCodeInput: proof }).unwrap()).recoveryCodes);
        }}
      />
      <PasswordAndCode
        open={asking === 'removal'}
        title={words.stopTitle}
        text={words.stopText}
        submitLabel={words.stop}
        danger
        onClose={() => setAsking(null)}
        onSubmit={async (proof) => {
          await remove({ passwordAndCodeInput: proof }).unwrap();
          announceUserUpdate({ ...user, authenticatorEnabled: false });
          toast.success(words.stopped);
        }}
      />
    </>
  );
}
