import { useRequestPasswordRecoveryMutation } from '../../api/accounts';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './auth.module.css';
import type { RecoveryValues } from './auth-schemas';
import { laterAuthTexts } from './later-texts';
import { authTexts } from './texts';
import { useAuthForm } from './use-auth-form';

const { fields } = authTexts;
const { recovery: words } = laterAuthTexts;

/** Requests a recovery email. Unknown and known addresses get the same answer. */
export function RecoveryRequestForm({ email: typed, onBack }: { email: string; onBack: () => void }) {
  const [requestRecovery] = useRequestPasswordRecoveryMutation();
  const { register, handleSubmit, formState } = useAuthForm<RecoveryValues>('recovery', { email: typed });
  const submit = handleSubmit(async ({ email }) => {
    try {
      await requestRecovery({ requestPasswordRecoveryInput: { email } }).unwrap();
      toast.success(words.success, words.successText);
      onBack();
    } catch {
      toast.error(words.failed, words.failedText);
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        label={fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" wide busy={formState.isSubmitting}>
        {words.submit}
      </Button>
      <button type="button" className={styles.aside} onClick={onBack}>
        {words.back}
      </button>
    </form>
  );
}
