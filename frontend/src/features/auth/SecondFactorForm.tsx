import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/form';
import styles from './auth.module.css';
import type { SecondFactorValues } from './auth-schemas';
import { authMessages } from './texts';
import type { SecondFactor } from './use-sign-in';
import { useCheckedForm } from './use-checked-form';

const { fields, secondFactor: words } = authMessages;

interface SecondFactorFormProps {
  onSubmit: (factor: SecondFactor) => Promise<void>;
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ onSubmit, onBack }: SecondFactorFormProps) {
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const { register, handleSubmit, reset, setError, setFocus, formState } = useCheckedForm<SecondFactorValues>(
    byRecoveryCode ? 'recoveryCode' : 'secondFactor',
    { code: '' },
  );
  useEffect(() => setFocus('code'), [byRecoveryCode, setFocus]);
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
      <button type="button" className={styles.aside} onClick={swap}>
        {byRecoveryCode ? words.useApp : words.useRecoveryCode}
      </button>
      <button type="button" className={styles.aside} onClick={onBack}>
        {words.back}
      </button>
    </form>
  );
}
