import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { PasskeyAssertion } from '../../lib/passkey';
import { Button } from '../../ui/Button';
import { PasswordInput, TextInput } from '../../ui/form';
import styles from './auth.module.css';
import type { SignInValues } from './auth-schemas';
import { authTexts } from './texts';
import { usePasskeySignIn } from './use-passkey-sign-in';

const { fields, signIn: words } = authTexts;
const FIELDS = ['email', 'password'] as const;
type Problems = Partial<Record<(typeof FIELDS)[number], string>>;

/** Loaded after the page: no one needs it before typing. */
const loadSchema = () => import('./auth-schemas');

interface SignInFormProps {
  onSubmit: (values: SignInValues) => Promise<void>;
  onPasskey: (passkey: PasskeyAssertion) => Promise<void>;
  /** Called with the email typed so far. */
  onForgotten: (email: string) => void;
}

/**
 * Email and password, or a passkey: by autofill in the email field, or by the button. Two fields need no form library,
 * so most people log in without loading one.
 */
export function SignInForm({ onSubmit, onPasskey, onForgotten }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [wasSent, setWasSent] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const { ask, isAsking } = usePasskeySignIn(onPasskey);
  useEffect(() => {
    // If it does not load now, submitting the form tries again.
    loadSchema().catch(() => undefined);
  }, []);

  const typed = (): SignInValues => {
    const data = form.current ? new FormData(form.current) : new FormData();
    return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
  };
  const check = async (values: SignInValues): Promise<Problems> => {
    const { error } = (await loadSchema()).signInSchema.safeParse(values);
    const found = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
    setProblems(found);
    return found;
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setSubmitting(true);
    try {
      const values = typed();
      const found = await check(values);
      setWasSent(true);
      const first = FIELDS.find((name) => found[name]);
      if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      else await onSubmit(values);
    } finally {
      setSubmitting(false);
    }
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={() => wasSent && void check(typed())}
    >
      <TextInput
        label={fields.email}
        name="email"
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        error={problems.email}
      />
      <PasswordInput
        label={fields.password}
        name="password"
        autoComplete="current-password"
        error={problems.password}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {words.submit}
      </Button>
      <Button variant="quiet" icon="shield" wide busy={isAsking} onClick={() => void ask()}>
        {words.passkey}
      </Button>
      <button type="button" className={styles.aside} onClick={() => onForgotten(typed().email)}>
        {words.forgotten}
      </button>
    </form>
  );
}
