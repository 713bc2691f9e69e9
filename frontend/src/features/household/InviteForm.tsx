import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useInviteCoParentMutation } from '../../api/household';
import { messageOf } from '../../lib/api-error';
import { showFieldErrors } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { PasswordInput, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './household.module.css';
import { householdTexts } from './texts';

const { invite: texts, failed } = householdTexts;

const schema = z.object({
  email: z.email(texts.emailInvalid),
  currentPassword: z.string().check(z.minLength(1, texts.passwordMissing)),
});
type Values = z.infer<typeof schema>;

/** Asks for the password too: an invitation gives access that outlives a stolen session. */
export function InviteForm() {
  const [invite] = useInviteCoParentMutation();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await invite({ inviteCoParentInput: values }).unwrap();
      toast.success(texts.sent, texts.sentText(values.email));
    } catch (error) {
      showFieldErrors(error, ['email', 'currentPassword'], setError);
      toast.error(failed, messageOf(error));
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordInput
        label={texts.password}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <Button type="submit" variant="quiet" busy={isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
