import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDisableMfaFactorMutation } from '../../api/multi-factor';
import { messageOf } from '../../api/error-text';
import { announceUserUpdate, useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PasswordInput, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './account-settings.module.css';
import { accountMessages } from './messages';

const { secondFactor: words } = accountMessages;
const removalSchema = z.object({
  password: z.string().check(z.minLength(1, words.passwordMissing)),
  code: z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, words.codeWrong)),
});

/** Switching the second factor off takes both factors once more. */
export function SecondFactorRemoval({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession();
  const [remove] = useDisableMfaFactorMutation();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(removalSchema),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password, code }) => {
    try {
      await remove({ disableMfaFactorInput: { password, code: code.replaceAll(/\s/g, '') } }).unwrap();
      if (user) announceUserUpdate({ ...user, mfaEnabled: false });
      toast.success(words.stopped);
      reset();
      onClose();
    } catch (error) {
      toast.error(accountMessages.failed, messageOf(error));
    }
  });
  return (
    <Dialog open={open} onClose={onClose} title={words.stopTitle}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{words.stopText}</p>
        <PasswordInput
          label={words.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <TextInput
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...register('code')}
        />
        <Button type="submit" look="danger" busy={isSubmitting}>
          {words.stop}
        </Button>
      </form>
    </Dialog>
  );
}
