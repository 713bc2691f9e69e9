import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCheckRecoveryLinkMutation, useResetPasswordMutation } from '../../api/accounts';
import { isApiError, messageOf } from '../../lib/api-error';
import { paths } from '../../config/paths';
import { showFieldErrors } from '../../lib/forms';
import { dropRecoveryToken, recoveryToken, sessionEvents, signOutInEveryTab } from '../../lib/session';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PasswordInput, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import { AuthLayout } from './AuthLayout';
import styles from './auth.module.css';
import type { ResetValues } from './auth-schemas';
import { laterAuthTexts } from './later-texts';
import { authTexts } from './texts';
import { useAuthForm } from './use-auth-form';

const { fields } = authTexts;
const { reset: words } = laterAuthTexts;

const useRecoveryToken = () => useSyncExternalStore(sessionEvents.subscribe, recoveryToken, () => null);

/** The page of a recovery link: the form for a new password. */
export function ResetPasswordScreen() {
  const token = useRecoveryToken();
  const isUseless = useUselessLink(token);
  if (!token || isUseless)
    return (
      <EmptyState
        page
        title={isUseless ? words.usedLink : words.withoutLink}
        text={isUseless ? words.usedLinkText : words.withoutLinkText}
      >
        <LinkButton to={`${paths.auth}#recovery`}>{words.anotherLink}</LinkButton>
      </EmptyState>
    );
  return (
    <AuthLayout heading={words.heading} lead={words.lead}>
      <ResetPasswordForm token={token} />
    </AuthLayout>
  );
}

/** Checks on opening whether the link was used or has expired, before anything is typed. */
function useUselessLink(token: string | null): boolean {
  const [check, { error }] = useCheckRecoveryLinkMutation();
  useEffect(() => {
    if (token) void check({ verifyEmailInput: { token } });
  }, [token, check]);
  return isApiError(error) && error.code === 'link_invalid';
}

function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [resetPassword] = useResetPasswordMutation();
  const { register, handleSubmit, setError, formState } = useAuthForm<ResetValues>('reset', {
    password: '',
    confirmation: '',
    code: '',
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password, code }) => {
    try {
      await resetPassword({
        resetPasswordInput: { token, password, ...(code.trim() && { code: code.trim() }) },
      }).unwrap();
    } catch (error) {
      showFieldErrors(error, ['password', 'code'], setError);
      toast.error(words.failed, messageOf(error));
      return;
    }
    dropRecoveryToken();
    signOutInEveryTab(paths.auth);
    toast.success(words.success, words.successText);
    await navigate(paths.auth);
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordInput
        label={fields.newPassword}
        hint={fields.newPasswordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordInput
        label={fields.confirmation}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <TextInput
        label={fields.code}
        hint={words.codeHint}
        optional
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {words.submit}
      </Button>
    </form>
  );
}
