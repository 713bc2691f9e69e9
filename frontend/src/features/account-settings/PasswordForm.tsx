import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useUpdatePasswordMutation } from '../../api/accounts';
import { messageOf } from '../../lib/api-error';
import { paths } from '../../config/paths';
import { showFieldErrors } from '../../lib/forms';
import { signOutInEveryTab } from '../../lib/session';
import { Button } from '../../ui/Button';
import { PasswordInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './account-settings.module.css';
import { accountTexts } from './texts';

const { password: words } = accountTexts;

const passwordSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, words.missing)),
    newPassword: z.string().check(z.minLength(12, words.hint), z.maxLength(128)),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      error: words.mismatch,
    }),
  );
type PasswordValues = z.infer<typeof passwordSchema>;

/** Changing the password ends every session, so it leads to signing in again. */
export function PasswordForm() {
  const [updatePassword] = useUpdatePasswordMutation();
  const { register, handleSubmit, setError, formState } = useForm<PasswordValues>({
    resolver: zodResolver(passwordSchema),
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await updatePassword({ updatePasswordInput: { currentPassword, newPassword } }).unwrap();
      signOutInEveryTab(paths.auth);
      toast.success(words.success, words.successText);
    } catch (error) {
      showFieldErrors(error, ['currentPassword', 'newPassword'], setError);
      toast.error(words.failed, messageOf(error));
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordInput
        label={words.current}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordInput
        label={words.next}
        hint={words.hint}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordInput
        label={words.confirmation}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <Button type="submit" variant="quiet" busy={isSubmitting}>
        {words.submit}
      </Button>
    </form>
  );
}
