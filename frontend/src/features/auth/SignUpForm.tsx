import { useEffect, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { REGIONS, regionFacts, type Region } from '../../config/regions';
import { paths } from '../../config/paths';
import { isApiError } from '../../lib/api-error';
import { showFieldErrors } from '../../lib/forms';
import { RegionLink } from '../../lib/region';
import { Button } from '../../ui/Button';
import { Checkbox, ChoiceCard, FieldError, PasswordInput, Select, TextInput } from '../../ui/form';
import styles from './auth.module.css';
import type { SignUpValues } from './auth-schemas';
import { suggestedUsername, usernameNumber } from './suggested-username';
import { signUpTexts as words } from './sign-up-texts';
import { authTexts } from './texts';
import { useAuthForm } from './use-auth-form';
import { useSignUp } from './use-sign-up';

const { fields, roles } = authTexts;
const FIRST = ['userType', 'region'] as const;
const FIELDS = [...FIRST, 'username', 'email', 'password'] as const;

interface SignUpFormProps {
  /** Null while no role is chosen. */
  userType: SignUpValues['userType'] | null;
  region: Region;
  /** Gets the registration to run; it throws what the API did not accept. */
  onSubmit: (signUp: (returnPath: string | null) => Promise<void>) => Promise<void>;
}

/**
 * Registration in two steps: role and region, then email and password. A known role skips the first step. Typed values
 * stay when the API does not accept them.
 */
export function SignUpForm({ userType, region, onSubmit }: SignUpFormProps) {
  const signUp = useSignUp();
  const [step, setStep] = useState(userType ? 2 : 1);
  const [hasOwnUsername, setOwnUsername] = useState(false);
  const [number] = useState(usernameNumber);
  const form = useAuthForm<SignUpValues>('signUp', {
    ...(userType && { userType }),
    region,
    username: '',
    email: '',
    password: '',
    news: false,
  });
  const { getValues, handleSubmit, setError, setFocus, setValue, trigger, watch } = form;
  const suggested = suggestedUsername(watch('email'), number);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) setFocus(step === 1 ? 'userType' : 'email');
    shown.current = step;
  }, [step, setFocus]);

  // The server does not know the stored region, so a loaded page begins with another one.
  const offeredRegion = useRef(region);
  useEffect(() => {
    if (getValues('region') === offeredRegion.current) setValue('region', region);
    offeredRegion.current = region;
  }, [region, getValues, setValue]);

  useEffect(() => {
    if (hasOwnUsername) setFocus('username');
  }, [hasOwnUsername, setFocus]);

  /** Scrolls to the error. */
  const showFieldsOf = (wrong: string[]) => {
    const isWrong = (field: string) => wrong.some((name) => name === field || name.endsWith(`.${field}`));
    if (isWrong('username')) setOwnUsername(true);
    if (FIRST.some(isWrong)) setStep(1);
  };
  const send = handleSubmit(
    async (values) => {
      try {
        await onSubmit((returnPath) => signUp(values, returnPath));
      } catch (error) {
        showFieldErrors(error, FIELDS, setError);
        showFieldsOf(isApiError(error) ? Object.keys(error.fields ?? {}) : []);
      }
    },
    (wrong) => showFieldsOf(Object.keys(wrong)),
  );
  const goOn = async () => {
    if (await trigger(FIRST)) setStep(2);
  };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (step === 1) return void goOn();
    if (!hasOwnUsername) setValue('username', suggested);
    void send();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.small}>{words.stepOf(step)}</p>
      {step === 1 ? (
        <RoleStep form={form} />
      ) : (
        <AccountStep
          form={form}
          suggested={suggested}
          hasOwnUsername={hasOwnUsername}
          onBack={() => setStep(1)}
          onOwnUsername={() => {
            setValue('username', suggested);
            setOwnUsername(true);
          }}
        />
      )}
    </form>
  );
}

type Form = Pick<UseFormReturn<SignUpValues>, 'register' | 'formState' | 'watch'>;

/** Asks who signs up, and where. */
function RoleStep({ form: { register, formState, watch } }: { form: Form }) {
  const { errors } = formState;
  const question = useId();
  return (
    <>
      <fieldset aria-labelledby={question} aria-describedby={errors.userType ? `${question}-error` : undefined}>
        <p id={question} className={styles.legend}>
          {roles.question}
        </p>
        <div className={styles.roles}>
          {(['family', 'aupair'] as const).map((role) => (
            <ChoiceCard
              key={role}
              value={role}
              label={roles[role].label}
              hint={roles[role].hint}
              {...register('userType')}
            />
          ))}
        </div>
        {errors.userType ? (
          <div role="alert">
            <FieldError id={`${question}-error`}>{errors.userType.message}</FieldError>
          </div>
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
      <Button type="submit" wide>
        {words.next}
      </Button>
    </>
  );
}

interface AccountStepProps {
  form: Form;
  /** The username that is suggested; empty until an email is typed. */
  suggested: string;
  hasOwnUsername: boolean;
  onBack: () => void;
  onOwnUsername: () => void;
}

/** Asks for email, password and, if someone wants another one, the username. */
function AccountStep({ form, suggested, hasOwnUsername, onBack, onOwnUsername }: AccountStepProps) {
  const { register, formState, watch } = form;
  const { errors, isSubmitting } = formState;
  const [role, country] = watch(['userType', 'region']);
  return (
    <>
      <p className={styles.chosen}>
        <span>{words.chosen(roles[role].label, regionFacts[country].name)}</span>
        <button type="button" className={styles.aside} onClick={onBack}>
          {words.change}
        </button>
      </p>
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
      {hasOwnUsername ? (
        <TextInput
          label={fields.username}
          hint={words.usernameHint}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...register('username')}
        />
      ) : suggested ? (
        <p className={styles.chosen}>
          <span>
            {words.username} <b>{suggested}</b>
          </span>
          <button type="button" className={styles.aside} aria-label={words.changeUsername} onClick={onOwnUsername}>
            {words.change}
          </button>
        </p>
      ) : null}
      <Checkbox label={words.news} {...register('news')} />
      <Button type="submit" wide busy={isSubmitting}>
        {words.submit}
      </Button>
      <p className={styles.small}>
        {words.adults} {words.agreement} <RegionLink to={paths.terms}>{words.terms}</RegionLink> {words.and}{' '}
        <RegionLink to={paths.privacy}>{words.privacy}</RegionLink>.
      </p>
    </>
  );
}
