import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { messageOf } from '../../lib/api-error';
import { showFieldErrors } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PasswordInput, TextInput } from '../../ui/form';
import styles from './account-settings.module.css';
import { accountMessages } from './texts';

const { secondFactor: words } = accountMessages;
const schema = z.object({
  password: z.string().check(z.minLength(1, words.passwordMissing)),
  code: z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, words.codeWrong)),
});

interface PasswordAndCodeProps {
  open: boolean;
  title: string;
  text: string;
  submitLabel: string;
  danger?: boolean;
  onClose: () => void;
  /** May throw what the API said. */
  onSubmit: (proof: { password: string; code: string }) => Promise<void>;
}

/** Asks for both factors once more before something that weakens or renews them. */
export function PasswordAndCode({ open, title, text, submitLabel, danger, onClose, onSubmit }: PasswordAndCodeProps) {
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string | null>(null);
  const submit = handleSubmit(async ({ password, code }) => {
    setFailure(null);
    try {
      await onSubmit({ password, code: code.replaceAll(/\s/g, '') });
      reset();
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, ['password', 'code'], setError))
        setFailure(`${accountMessages.failed}. ${messageOf(error)}`);
    }
  });
  return (
    <Dialog open={open} onClose={onClose} title={title} failure={failure}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{text}</p>
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
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isSubmitting}>
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}
