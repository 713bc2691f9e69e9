import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
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

/** Requests a change of the email address. Nothing changes until the link sent to the new address is used. */
export function EmailChange({ isOpen = false, onClose }: { isOpen?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(isOpen);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [changeEmail] = useChangeEmailMutation();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const submit = handleSubmit(async (values) => {
    try {
      await changeEmail({ changeEmailInput: values }).unwrap();
      setSentTo(values.email);
      setOpen(false);
      reset();
    } catch (error) {
      if (!showFieldErrors(error, ['email', 'currentPassword'], setError))
        toast.error(ownEmailTexts.failed, messageOf(error));
    }
  });
  if (!open)
    return (
      <>
        {sentTo ? <p role="status">{words.sent(sentTo)}</p> : null}
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </>
    );
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
        <Button variant="quiet" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
