import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCheckHouseholdInvitationMutation, useJoinHouseholdMutation } from '../../api/household';
import { useSignOut } from '../../entities/sign-out';
import { paths } from '../../config/paths';
import { isApiError, messageOf } from '../../lib/api-error';
import { showFieldErrors } from '../../lib/forms';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useSession } from '../../lib/session';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PasswordInput, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './join.module.css';
import type { JoinValues } from './join-check';
import { householdTexts } from './texts';

const { join: texts, again } = householdTexts;

const loadCheck = async () => (await import('./join-check')).joinCheck;

function tokenIn(fragment: string): string | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  return fields.get('type') === 'household' ? fields.get('token') : null;
}

/** The page that an invitation leads to. The token is taken out of the address at once, and kept in memory. */
export function JoinHouseholdScreen() {
  const { user } = useSession();
  const { signOut, busy } = useSignOut();
  /** Undefined until the page has been read. */
  const [token, setToken] = useState<string | null>();
  const [check, { data, error }] = useCheckHouseholdInvitationMutation();
  useEffect(() => {
    const found = tokenIn(location.hash);
    setToken((known) => found ?? known ?? null);
    if (!found) return;
    history.replaceState(history.state, '', location.pathname);
    void check({ householdTokenInput: { token: found } });
  }, [check]);
  if (token === null)
    return (
      <EmptyState page title={texts.withoutLink} text={texts.withoutLinkText}>
        <LinkButton to={paths.home}>{texts.home}</LinkButton>
      </EmptyState>
    );
  if (isApiError(error) && (error.code === 'link_invalid' || error.code === 'validation_failed'))
    return (
      <EmptyState page title={texts.useless} text={texts.uselessText}>
        <LinkButton to={paths.home}>{texts.home}</LinkButton>
      </EmptyState>
    );
  if (error)
    return (
      <EmptyState page title={texts.checkFailed} text={messageOf(error)}>
        <Button onClick={() => void (token && check({ householdTokenInput: { token } }))}>{again}</Button>
      </EmptyState>
    );
  if (user)
    return (
      <EmptyState page title={texts.loggedIn} text={texts.loggedInText}>
        <Button busy={busy} onClick={() => void signOut()}>
          {texts.logOut}
        </Button>
      </EmptyState>
    );
  if (!token || !data)
    return (
      <div className={`wrap ${styles.screen}`} role="status">
        <h1>{texts.title}</h1>
        <p className={styles.muted}>{texts.wait}</p>
      </div>
    );
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{texts.heading(data.familyName)}</h1>
      <p className={styles.muted}>{texts.lead(data.email)}</p>
      <JoinForm token={token} />
    </div>
  );
}

function JoinForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [join] = useJoinHouseholdMutation();
  const { register, handleSubmit, setError, formState } = useCheckedForm<JoinValues>(loadCheck, {
    name: '',
    password: '',
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await join({ joinHouseholdInput: { token, ...values } }).unwrap();
      toast.success(texts.success, texts.successText);
      await navigate(paths.auth);
    } catch (error) {
      showFieldErrors(error, ['name', 'password'], setError);
      toast.error(texts.failed, messageOf(error));
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="given-name"
        error={errors.name?.message}
        {...register('name')}
      />
      <PasswordInput
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
