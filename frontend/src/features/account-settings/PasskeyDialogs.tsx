import { useState, type FormEvent } from 'react';
import { useRemovePasskeyMutation, useRenamePasskeyMutation, type Passkey } from '../../api/passkeys';
import { isApiError, messageOf } from '../../lib/api-error';
import { announceUserUpdate, useSession } from '../../lib/session';
import { useMounted } from '../../lib/use-mounted';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PasswordInput, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './account-settings.module.css';
import { accountTexts } from './texts';

const { passkeys: words } = accountTexts;
const failureOf = (error: unknown) => `${accountTexts.failed}. ${messageOf(error)}`;

interface PasskeyDialogProps {
  /** Which one; null while the dialog is closed. */
  passkey: Passkey | null;
  onClose: () => void;
}

export function RenamePasskey({ passkey, onClose }: PasskeyDialogProps) {
  const [rename, { isLoading }] = useRenamePasskeyMutation();
  const [name, setName] = useState(passkey?.name ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const isMounted = useMounted();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!passkey) return;
    if (!name.trim()) return setFailure(words.nameMissing);
    try {
      await rename({ id: passkey.id, passkeyNameInput: { name } }).unwrap();
      if (isMounted()) onClose();
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return (
    <Dialog open={passkey !== null} onClose={onClose} title={words.renameTitle} failure={failure}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput label={words.name} maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        <Button type="submit" busy={isLoading}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}

/** Removing the last one says that the second step is off from then on. */
export function RemovePasskey({ passkey, isLast, onClose }: PasskeyDialogProps & { isLast: boolean }) {
  const { user } = useSession();
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const [password, setPassword] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isMounted = useMounted();
  const turnSecondStepOff = isLast && user?.authenticatorEnabled !== true;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!passkey) return;
    try {
      const input = { turnSecondStepOff, ...(password !== null && { password }) };
      await remove({ id: passkey.id, removePasskeyInput: input }).unwrap();
      if (user && turnSecondStepOff) announceUserUpdate({ ...user, mfaEnabled: false });
      toast.success(words.removed);
      if (isMounted()) onClose();
    } catch (error) {
      if (isApiError(error) && error.code === 'reauthentication_required') setPassword('');
      else setFailure(failureOf(error));
    }
  };
  return (
    <Dialog open={passkey !== null} onClose={onClose} title={words.removeTitle(passkey?.name ?? '')} failure={failure}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{turnSecondStepOff ? words.removeLastText : words.removeText}</p>
        {password === null ? null : (
          <PasswordInput
            label={words.password}
            hint={words.passwordAgain}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        <Button type="submit" variant="danger" busy={isLoading}>
          {turnSecondStepOff ? words.removeLast : words.remove}
        </Button>
      </form>
    </Dialog>
  );
}
