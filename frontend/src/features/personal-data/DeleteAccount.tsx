import { useState, type FormEvent } from 'react';
import { messageOf } from '../../lib/api-error';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { useEraseMyAccountMutation, type PersonalDataState } from '../../api/personal-data';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PasswordInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import { personalDataTexts } from './texts';
import { PlannedErasure } from './PlannedErasure';
import styles from './personal-data.module.css';

const { leaving: texts } = personalDataTexts;

/** Deletes the account: what is erased, what prevents it, and how to cancel. */
export function DeleteAccount({ state: { erasure, obstacles } }: { state: PersonalDataState }) {
  const [asking, setAsking] = useState(false);
  if (erasure) return <PlannedErasure erasure={erasure} />;
  return (
    <div className={styles.part}>
      <h2>{texts.heading}</h2>
      <p className={styles.muted}>{texts.text}</p>
      {obstacles.length > 0 ? (
        <div>
          <p>
            <b>{texts.obstacles}</b>
          </p>
          {obstacles.map(({ code, words }) => (
            <p key={code}>{words}</p>
          ))}
        </div>
      ) : (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {texts.start}
        </Button>
      )}
      <DeleteAccountQuestion open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

function DeleteAccountQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [erase, { isLoading }] = useEraseMyAccountMutation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();
  const close = () => {
    // On a shared computer no one else may find it.
    setPassword('');
    setProblem(null);
    onClose();
  };
  const refuse = (words: string) => {
    setProblem(words);
    focusProblem();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) return refuse(texts.passwordMissing);
    try {
      await erase({ erasureInput: { password } }).unwrap();
      toast.success(texts.left);
      close();
    } catch (error) {
      refuse(messageOf(error));
    }
  };
  return (
    <Dialog open={open} onClose={close} title={texts.question}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{texts.ask}</p>
        <PasswordInput
          label={texts.password}
          autoComplete="current-password"
          error={problem ?? undefined}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setProblem(null);
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="danger" busy={isLoading}>
            {texts.confirm}
          </Button>
          <Button variant="plain" onClick={close}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
