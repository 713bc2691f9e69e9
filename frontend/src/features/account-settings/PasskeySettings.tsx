import { useState, type FormEvent } from 'react';
import {
  useAddPasskeyMutation,
  useListPasskeysQuery,
  useStartPasskeyRegistrationMutation,
  type Passkey,
} from '../../api/passkeys';
import { useRenewRecoveryCodesMutation } from '../../api/multi-factor';
import { isApiError, messageOf } from '../../lib/api-error';
import { deviceName } from '../../lib/device-name';
import { makePasskey, passkeyProblemOf } from '../../lib/passkey';
import { announceUserUpdate, useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { PasswordInput, TextInput } from '../../ui/form';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast';
import { dayInWords } from '../../lib/format/date';
import styles from './account-settings.module.css';
import { PasswordAndCode } from './lazy-forms';
import { RemovePasskey, RenamePasskey } from './PasskeyDialogs';
import { RecoveryCodes } from './RecoveryCodes';
import { accountTexts } from './texts';

const { passkeys: words, secondFactor } = accountTexts;

interface PasskeySettingsProps {
  /** Called once the recovery codes of a first passkey are kept. */
  onReady?: (() => void) | undefined;
}

/** The passkeys of an account, and a form for another one. */
export function PasskeySettings({ onReady }: PasskeySettingsProps) {
  const { user } = useSession();
  const { data, error, refetch } = useListPasskeysQuery();
  const [renew] = useRenewRecoveryCodesMutation();
  const [renewing, setRenewing] = useState(false);
  const [adding, setAdding] = useState(false);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);

  if (recoveryCodes)
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        onKept={() => {
          setRecoveryCodes(null);
          onReady?.();
        }}
      />
    );
  if (error && !data)
    return <PartFailed text={words.loadFailed} again={accountTexts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="64px" />;
  return (
    <>
      {data.items.length === 0 ? null : (
        <ul className={styles.sessions}>
          {data.items.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <p className={styles.value}>{passkey.name}</p>
                <p className={styles.muted}>
                  {words.added(dayInWords(passkey.createdAt))},{' '}
                  {passkey.lastUsedAt ? words.used(dayInWords(passkey.lastUsedAt)) : words.unused}
                </p>
              </div>
              <div className={styles.actions}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.renameNamed(passkey.name)}
                  onClick={() => setRenaming(passkey)}
                >
                  {words.rename}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.removeNamed(passkey.name)}
                  onClick={() => setRemoving(passkey)}
                >
                  {words.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <PasskeyForm
          onCancel={() => setAdding(false)}
          onAdded={(codes) => {
            setAdding(false);
            setRecoveryCodes(codes);
            if (codes === null) onReady?.();
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button variant="quiet" icon="shield" onClick={() => setAdding(true)}>
            {data.items.length === 0 ? words.add : words.addAnother}
          </Button>
          {data.items.length > 0 && !user?.authenticatorEnabled ? (
            <Button variant="quiet" onClick={() => setRenewing(true)}>
              {secondFactor.renew}
            </Button>
          ) : null}
        </div>
      )}
      <PasswordAndCode
        open={renewing}
        title={secondFactor.renewTitle}
        text={secondFactor.renewText}
        submitLabel={secondFactor.renew}
        onClose={() => setRenewing(false)}
        onSubmit={async (proof) => {
          setRecoveryCodes((await renew({ passwordAndCodeInput: proof }).unwrap()).recoveryCodes);
        }}
      />
      <RenamePasskey key={`rename ${renaming?.id}`} passkey={renaming} onClose={() => setRenaming(null)} />
      <RemovePasskey
        key={`remove ${removing?.id}`}
        passkey={removing}
        isLast={data.items.length === 1}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

interface PasskeyFormProps {
  onCancel: () => void;
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** Asks for a name, and for the password where the log-in is old; then the device asks for the rest. */
function PasskeyForm({ onCancel, onAdded }: PasskeyFormProps) {
  const { user } = useSession();
  const [start] = useStartPasskeyRegistrationMutation();
  const [add] = useAddPasskeyMutation();
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? words.ownDevice);
  const [password, setPassword] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ name?: string; password?: string }>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setWrong({ name: words.nameMissing });
    setWrong({});
    setBusy(true);
    try {
      const options = await start({ recentPasswordInput: password === null ? {} : { password } }).unwrap();
      const registration = await makePasskey(options);
      const { recoveryCodes } = await add({ addPasskeyInput: { name, registration } }).unwrap();
      if (user) announceUserUpdate({ ...user, mfaEnabled: true, secondFactorRequired: false });
      toast.success(words.done, words.doneText);
      onAdded(recoveryCodes);
    } catch (error) {
      const problem = passkeyProblemOf(error);
      const code = isApiError(error) ? error.code : '';
      if (code === 'reauthentication_required') setPassword('');
      else if (code === 'current_password_wrong') setWrong({ password: messageOf(error) });
      else if (problem) toast.error(words.problems[problem].title, words.problems[problem].text);
      else toast.error(accountTexts.failed, messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={words.name}
        hint={words.nameHint}
        maxLength={60}
        error={wrong.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {password === null ? null : (
        <PasswordInput
          label={words.password}
          hint={words.passwordAgain}
          autoComplete="current-password"
          error={wrong.password}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" icon="shield" busy={busy}>
          {words.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
