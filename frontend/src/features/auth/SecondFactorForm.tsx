import { useEffect, useState } from 'react';
import { useStartPasskeyChallengeMutation } from '../../api/multi-factor';
import type { MfaChallenge } from '../../api/sessions';
import { messageOf } from '../../lib/api-error';
import { passkeyProblemOf, signWithPasskey } from '../../lib/passkey';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './auth.module.css';
import type { SecondFactorValues } from './auth-schemas';
import { laterAuthTexts } from './later-texts';
import { authTexts } from './texts';
import type { SecondFactor } from './use-sign-in';
import { useAuthForm } from './use-auth-form';

const { fields, passkeyProblems } = authTexts;
const { secondFactor: words } = laterAuthTexts;

interface SecondFactorFormProps {
  challenge: MfaChallenge;
  onSubmit: (factor: SecondFactor) => Promise<void>;
  onBack: () => void;
}

/** The second step of logging in: a code of the authenticator app, a passkey, or a recovery code. */
export function SecondFactorForm({ challenge, onSubmit, onBack }: SecondFactorFormProps) {
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const [startPasskey] = useStartPasskeyChallengeMutation();
  const [asking, setAsking] = useState(false);
  const hasApp = challenge.steps.includes('authenticator');
  const hasPasskey = challenge.steps.includes('passkey');
  const asksForCode = hasApp || byRecoveryCode;
  const { register, handleSubmit, reset, setError, setFocus, formState } = useAuthForm<SecondFactorValues>(
    byRecoveryCode ? 'recoveryCode' : 'secondFactor',
    { code: '' },
  );
  useEffect(() => {
    if (asksForCode) setFocus('code');
  }, [asksForCode, byRecoveryCode, setFocus]);
  const signByPasskey = async () => {
    setAsking(true);
    try {
      const options = await startPasskey({ challengeTokenInput: { challengeToken: challenge.token } }).unwrap();
      await onSubmit({ passkey: await signWithPasskey(options) });
    } catch (error) {
      const problem = passkeyProblemOf(error);
      toast.error(words.passkeyFailed, problem ? passkeyProblems[problem] : messageOf(error));
    } finally {
      setAsking(false);
    }
  };
  const submit = handleSubmit(async ({ code }) => {
    try {
      await onSubmit(byRecoveryCode ? { recoveryCode: code.trim() } : { code: code.replaceAll(/\s/g, '') });
    } catch (error) {
      setError('code', { message: messageOf(error) });
      setFocus('code');
    }
  });
  const swap = () => {
    reset();
    setByRecoveryCode(!byRecoveryCode);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {hasPasskey && !byRecoveryCode ? (
        <Button
          icon="shield"
          variant={hasApp ? 'quiet' : 'primary'}
          wide
          busy={asking}
          onClick={() => void signByPasskey()}
        >
          {words.usePasskey}
        </Button>
      ) : null}
      {asksForCode ? (
        <>
          <TextInput
            key={String(byRecoveryCode)}
            label={byRecoveryCode ? fields.recoveryCode : fields.code}
            inputMode={byRecoveryCode ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            error={formState.errors.code?.message}
            {...register('code')}
          />
          <Button type="submit" wide busy={formState.isSubmitting}>
            {words.submit}
          </Button>
        </>
      ) : null}
      <button type="button" className={styles.aside} onClick={swap}>
        {byRecoveryCode ? (hasApp ? words.useApp : words.usePasskey) : words.useRecoveryCode}
      </button>
      <button type="button" className={styles.aside} onClick={onBack}>
        {words.back}
      </button>
    </form>
  );
}
