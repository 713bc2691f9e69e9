import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useListPasskeysQuery, useStartPasskeyConfirmationMutation } from '../../api/passkeys';
import { messageOf } from '../../lib/api-error';
import { showFieldErrors } from '../../lib/forms';
import { passkeyProblemOf, signWithPasskey, type PasskeyAssertion } from '../../lib/passkey';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PasswordInput, TextInput } from '../../ui/form';
import styles from './account-settings.module.css';
import { accountTexts } from './texts';

const { secondFactor: words } = accountTexts;
const password = z.string().check(z.minLength(1, words.passwordMissing));
const withPasskey = z.object({ password, code: z.string() });
const withCode = z.object({
  password,
  code: z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, words.codeWrong)),
});

export interface PasswordAndCodeProps {
  open: boolean;
  title: string;
  text: string;
  submitLabel: string;
  danger?: boolean;
  onClose: () => void;
  /** May throw what the API said. */
  onSubmit: (proof: { password: string; code?: string; passkey?: PasskeyAssertion }) => Promise<void>;
}

/** Asks for the password and a second step once more before something that weakens or renews them. */
export function PasswordAndCode({ open, title, text, submitLabel, danger, onClose, onSubmit }: PasswordAndCodeProps) {
  const { user } = useSession();
  const hasPasskey = (useListPasskeysQuery(undefined, { skip: !open }).data?.items.length ?? 0) > 0;
  const [startPasskey] = useStartPasskeyConfirmationMutation();
  const [preferPasskey, setPreferPasskey] = useState(false);
  const byPasskey = preferPasskey || user?.authenticatorEnabled !== true;
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(byPasskey ? withPasskey : withCode),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    // On a shared computer no one else may find the password.
    reset();
    setFailure(null);
    onClose();
  };
  const submit = handleSubmit(async ({ password, code }) => {
    setFailure(null);
    try {
      const proof = byPasskey
        ? { passkey: await signWithPasskey(await startPasskey().unwrap()) }
        : { code: code.replaceAll(/\s/g, '') };
      await onSubmit({ password, ...proof });
      close();
    } catch (error) {
      const problem = passkeyProblemOf(error);
      if (problem) setFailure(accountTexts.passkeys.problems[problem].used);
      else if (!showFieldErrors(error, ['password', 'code'], setError))
        setFailure(`${accountTexts.failed}. ${messageOf(error)}`);
    }
  });
  return (
    <Dialog open={open} onClose={close} title={title} failure={failure}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{text}</p>
        <PasswordInput
          label={words.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        {byPasskey ? null : (
          <TextInput
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors.code?.message}
            {...register('code')}
          />
        )}
        {hasPasskey && !byPasskey ? (
          <Button variant="plain" onClick={() => setPreferPasskey(true)}>
            {words.usePasskey}
          </Button>
        ) : null}
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isSubmitting}>
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}
