import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useUpdateMyProfileMutation, type Profile, type UpdateProfileInput } from '../../api/profiles';
import { messageOf } from '../../lib/api-error';
import { paths } from '../../config/paths';
import { REGIONS, regionFacts } from '../../config/regions';
import { showFieldErrors } from '../../lib/forms';
import { RegionLink } from '../../lib/region';
import { Button } from '../../ui/Button';
import { Checkbox, Select, TextInput } from '../../ui/form';
import { TimeZoneSelect } from '../../ui/TimeZoneSelect';
import { toast } from '../../ui/toast';
import styles from './account-settings.module.css';
import { contactDetailsTexts as words } from './contact-texts';
import { accountTexts } from './texts';

const contactSchema = z.object({
  phoneNumber: z.string().check(z.regex(/^$|^\+[\d ]{7,19}$/, words.phoneWrong)),
  allowWhatsApp: z.boolean(),
  region: z.enum(REGIONS),
  timeZone: z.string(),
});
type ContactValues = z.infer<typeof contactSchema>;

/** Only the changed fields, because the others may have changed elsewhere. */
export const changesIn = (values: ContactValues, dirty: Partial<Record<keyof ContactValues, boolean>>) =>
  Object.fromEntries(
    Object.entries({ ...values, phoneNumber: values.phoneNumber || null }).filter(
      ([field]) => dirty[field as keyof ContactValues],
    ),
  ) as UpdateProfileInput;

/** Shows what was saved. Fields that were changed during the save keep that change. */
export function showSaved(
  { getValues, resetField, setValue }: Pick<UseFormReturn<ContactValues>, 'getValues' | 'resetField' | 'setValue'>,
  sent: ContactValues,
  saved: ContactValues,
): void {
  for (const field of Object.keys(sent) as (keyof ContactValues)[]) {
    const typed = getValues(field);
    resetField(field, { defaultValue: saved[field] });
    if (typed !== sent[field]) setValue(field, typed, { shouldDirty: true });
  }
}

const valuesOf = ({ phoneNumber, allowWhatsApp, region, timeZone }: Profile): ContactValues => ({
  ...{ phoneNumber: phoneNumber ?? '', allowWhatsApp, region, timeZone },
});

export function ContactForm({ profile }: { profile: Profile }) {
  const [update] = useUpdateMyProfileMutation();
  const form = useForm<ContactValues>({ resolver: zodResolver(contactSchema), defaultValues: valuesOf(profile) });
  const { register, handleSubmit, setError, formState } = form;
  const { dirtyFields } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      const saved = await update({ updateProfileInput: changesIn(values, dirtyFields) }).unwrap();
      // A move to the other country moves the clock too.
      showSaved(form, values, valuesOf(saved));
      toast.success(words.saved);
    } catch (error) {
      if (!showFieldErrors(error, ['phoneNumber', 'region', 'timeZone'], setError))
        toast.error(accountTexts.failed, messageOf(error));
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        label={words.phone}
        hint={words.phoneHint}
        optional
        type="tel"
        autoComplete="tel"
        error={formState.errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <Checkbox label={words.whatsApp} {...register('allowWhatsApp')} />
      <Select
        label={words.region}
        hint={profile.hasCompletedProfile ? <MoveHint {...profile} /> : undefined}
        error={formState.errors.region?.message}
        {...register('region')}
      >
        {REGIONS.map((region) => (
          <option key={region} value={region}>
            {regionFacts[region].name}
          </option>
        ))}
      </Select>
      <TimeZoneSelect
        label={words.timeZone}
        hint={words.timeZoneHint}
        chosen={profile.timeZone}
        {...register('timeZone')}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        {words.submit}
      </Button>
      <RoleNote {...profile} />
    </form>
  );
}

function RoleNote({ userType }: Pick<Profile, 'userType'>) {
  return userType === 'admin' ? null : (
    <p className={styles.muted}>
      {words.role[userType]} <RegionLink to={paths.contact}>{words.writeToUs}</RegionLink>
    </p>
  );
}

function MoveHint({ userType }: Pick<Profile, 'userType'>) {
  const form =
    userType === 'family'
      ? `${paths.familyProfileForm}?field=location`
      : `${paths.auPairProfileForm}?field=preferredLocation`;
  return (
    <>
      {words.moveHint} <RegionLink to={form}>{words.move}</RegionLink>
    </>
  );
}
