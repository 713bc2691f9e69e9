import { useId } from 'react';
import { REGIONS, regionFacts, type Region } from '../../config/regions';
import { paths } from '../../config/paths';
import { showFieldErrors } from '../../lib/forms';
import { RegionLink } from '../../lib/region';
import { Button } from '../../ui/Button';
import { Checkbox, ChoiceCard, PasswordInput, Select, TextInput } from '../../ui/form';
import styles from './auth.module.css';
import type { SignUpValues } from './auth-schemas';
import { authMessages } from './texts';
import { useCheckedForm } from './use-checked-form';

const { fields, roles, signUp: words } = authMessages;
const FIELDS = ['userType', 'region', 'username', 'email', 'password'] as const;

interface SignUpFormProps {
  /** Null where no one has said it yet. */
  userType: SignUpValues['userType'] | null;
  region: Region;
  onSubmit: (values: SignUpValues) => Promise<void>;
}

/** Registration. What was typed stays when the API refuses it. */
export function SignUpForm({ userType, region, onSubmit }: SignUpFormProps) {
  const question = useId();
  const { register, handleSubmit, setError, watch, formState } = useCheckedForm<SignUpValues>('signUp', {
    ...(userType && { userType }),
    region,
    username: '',
    email: '',
    password: '',
    news: false,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showFieldErrors(error, FIELDS, setError);
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset aria-labelledby={question}>
        <p id={question} className={styles.legend}>
          {roles.question}
        </p>
        <div className={styles.roles}>
          <ChoiceCard value="family" label={roles.family.label} hint={roles.family.hint} {...register('userType')} />
          <ChoiceCard value="aupair" label={roles.aupair.label} hint={roles.aupair.hint} {...register('userType')} />
        </div>
        {errors.userType ? (
          <p role="alert" className={styles.small}>
            {errors.userType.message}
          </p>
        ) : null}
      </fieldset>
      <Select
        label={watch('userType') === 'aupair' ? fields.regionAuPair : fields.region}
        error={errors.region?.message}
        {...register('region')}
      >
        {REGIONS.map((name) => (
          <option key={name} value={name}>
            {regionFacts[name].name}
          </option>
        ))}
      </Select>
      <TextInput
        label={fields.username}
        hint={fields.usernameHint}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextInput
        label={fields.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordInput
        label={fields.password}
        hint={fields.newPasswordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Checkbox label={words.news} {...register('news')} />
      <Button type="submit" wide busy={isSubmitting}>
        {words.submit}
      </Button>
      <p className={styles.small}>
        {words.agreement} <RegionLink to={paths.terms}>{words.terms}</RegionLink> {words.and}{' '}
        <RegionLink to={paths.privacy}>{words.privacy}</RegionLink>.
      </p>
    </form>
  );
}
