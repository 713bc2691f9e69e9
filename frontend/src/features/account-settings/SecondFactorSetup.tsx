import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useConfirmMfaFactorMutation, type EnrolMfaFactorApiResponse } from '../../api/multi-factor';
import { messageOf } from '../../lib/api-error';
import { showFieldErrors } from '../../lib/forms';
import { announceUserUpdate, useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './account-settings.module.css';
import { accountTexts } from './texts';

const { secondFactor: words } = accountTexts;
const codeSchema = z.object({ code: z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, words.codeWrong)) });

interface SecondFactorSetupProps {
  enrolment: EnrolMfaFactorApiResponse;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** Shows the key as a QR code and as text, and asks for a first code to prove that the app has it. */
export function SecondFactorSetup({ enrolment, onConfirmed }: SecondFactorSetupProps) {
  const { user } = useSession();
  const [confirm] = useConfirmMfaFactorMutation();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(async ({ code }) => {
    try {
      const { recoveryCodes } = await confirm({ confirmMfaFactorInput: { code: code.replaceAll(/\s/g, '') } }).unwrap();
      if (user)
        announceUserUpdate({ ...user, mfaEnabled: true, authenticatorEnabled: true, secondFactorRequired: false });
      toast.success(words.done, words.doneText);
      onConfirmed(recoveryCodes);
    } catch (error) {
      if (!showFieldErrors(error, ['code'], setError)) setError('code', { message: messageOf(error) });
      setFocus('code');
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{words.scan}</p>
      <img
        className={styles.qr}
        width="200"
        height="200"
        alt={words.qr}
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qrSvg)}`}
      />
      <p>
        {words.key}: <code className={styles.key}>{enrolment.secret}</code>
      </p>
      <TextInput
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        {words.confirm}
      </Button>
    </form>
  );
}
