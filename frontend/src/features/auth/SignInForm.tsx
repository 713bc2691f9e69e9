import { Button } from '../../ui/Button';
import { PasswordInput, TextInput } from '../../ui/form';
import styles from './auth.module.css';
import type { SignInValues } from './auth-schemas';
import { authMessages } from './texts';
import type { PasskeyAssertion } from '../../lib/passkey';
import { useAuthForm } from './use-auth-form';
import { usePasskeySignIn } from './use-passkey-sign-in';

const { fields, signIn: words } = authMessages;

interface SignInFormProps {
  onSubmit: (values: SignInValues) => Promise<void>;
  onPasskey: (passkey: PasskeyAssertion) => Promise<void>;
  /** Called with the email typed so far. */
  onForgotten: (email: string) => void;
}

/** Email and password, or a passkey: by autofill in the email field, or by the button. */
export function SignInForm({ onSubmit, onPasskey, onForgotten }: SignInFormProps) {
  const { register, handleSubmit, getValues, formState } = useAuthForm<SignInValues>('signIn', {
    email: '',
    password: '',
  });
  const { errors, isSubmitting } = formState;
  const { ask, isAsking } = usePasskeySignIn(onPasskey);
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(onSubmit)}>
      <TextInput
        label={fields.email}
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordInput
        label={fields.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {words.submit}
      </Button>
      <Button variant="quiet" icon="shield" wide busy={isAsking} onClick={() => void ask()}>
        {words.passkey}
      </Button>
      <button type="button" className={styles.aside} onClick={() => onForgotten(getValues('email'))}>
        {words.forgotten}
      </button>
    </form>
  );
}
