import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useChangeEmailMutation } from '../../api/accounts';
import { messageOf } from '../../lib/api-error';
import { showFieldErrors } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { PasswordInput, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './own-email.module.css';
import { ownEmailTexts } from './texts';

const { change: words } = ownEmailTexts;
const schema = z.object({
  email: z.email(words.wrong),
  currentPassword: z.string().check(z.minLength(1, words.passwordMissing)),
});

interface EmailChangeFormProps {
  onSent: (email: string) => void;
  onCancel: () => void;
}

export function EmailChangeForm({ onSent, onCancel }: EmailChangeFormProps) {
  const [changeEmail] = useChangeEmailMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await changeEmail({ changeEmailInput: values }).unwrap();
      onSent(values.email);
    } catch (error) {
      if (!showFieldErrors(error, ['email', 'currentPassword'], setError))
        toast.error(ownEmailTexts.failed, messageOf(error));
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.muted}>{words.lead}</p>
      <TextInput
        label={words.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordInput
        label={words.password}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting}>
          {words.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
