import { Button } from '../../ui/Button';
import { PasswordInput, TextInput } from '../../ui/form';
import styles from './auth.module.css';
import type { SignInValues } from './auth-schemas';
import { authMessages } from './texts';
import { useCheckedForm } from './use-checked-form';

const { fields, signIn: words } = authMessages;

interface SignInFormProps {
  onSubmit: (values: SignInValues) => Promise<void>;
  /** With what was typed as the address so far. */
  onForgotten: (email: string) => void;
}

/** E-mail and password. */
export function SignInForm({ onSubmit, onForgotten }: SignInFormProps) {
  const { register, handleSubmit, getValues, formState } = useCheckedForm<SignInValues>('signIn', {
    email: '',
    password: '',
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(onSubmit)}>
      <TextInput
        label={fields.email}
        type="email"
        autoComplete="username"
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
      <button type="button" className={styles.aside} onClick={() => onForgotten(getValues('email'))}>
        {words.forgotten}
      </button>
    </form>
  );
}
