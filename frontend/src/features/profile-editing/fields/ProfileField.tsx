import { useController, useFormContext, type FieldValues, type UseFormRegister } from 'react-hook-form';
import { afterPress } from '../../../lib/forms';
import { Checkbox, Select, TextArea, TextInput } from '../../../ui/form';
import { editingTexts } from '../texts';
import type { FieldPlan } from '../plan/field';
import { ageToday } from './age-today';
import { AgesField } from './AgesField';
import { SeveralField, YesOrNoField } from './ChoiceFields';
import type { ComposedFieldProps } from './composed-field';
import { CountryField } from './CountryField';
import { LanguagesField } from './LanguagesField';
import { LocationField } from './LocationField';

export const fieldId = (name: string) => `profile-${name}`;

/** Leaving a field by pressing a button must not move that button before the press has become a click. */
const steadily =
  (register: UseFormRegister<FieldValues>): UseFormRegister<FieldValues> =>
  (name, options) => {
    const control = register(name, options);
    return {
      ...control,
      onBlur: async (event: unknown) => afterPress(() => void control.onBlur(event as never)),
    };
  };

/** One answer of the profile, asked for as its plan says. */
export function ProfileField({ plan }: { plan: FieldPlan<string> }) {
  const { register: plain, formState, watch } = useFormContext<FieldValues>();
  const register = steadily(plain);
  const { name, label, hint, optional = false, control } = plan;
  const error = formState.errors[name]?.message as string | undefined;
  const shared = { id: fieldId(name), label, optional, error, ...(hint && { hint }) };
  switch (control.kind) {
    case 'text':
      return <TextInput {...shared} autoComplete={control.autoComplete ?? 'off'} {...register(name)} />;
    case 'area': {
      const length = ((watch(name) as string | undefined) ?? '').length;
      return (
        <TextArea {...shared} rows={control.rows ?? 5} maxLength={control.max} count={length} {...register(name)} />
      );
    }
    case 'number':
      return (
        <TextInput
          {...shared}
          type="number"
          inputMode="numeric"
          min={control.min}
          max={control.max}
          {...register(name, { valueAsNumber: true })}
        />
      );
    case 'date':
      return <TextInput {...shared} type="date" icon="calendar" {...register(name)} />;
    case 'choice': {
      const current = watch(name) as string;
      const options = current && !control.options.includes(current) ? [current, ...control.options] : control.options;
      return (
        <Select {...shared} {...register(name)}>
          <option value="">{editingTexts.chooseOne}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      );
    }
    case 'flag':
      return <Checkbox label={label} error={error} hint={hint} {...register(name)} />;
    case 'yesOrNo':
      return <YesOrNoField {...shared} name={name} />;
    case 'several':
      return <SeveralField {...shared} name={name} options={control.options} />;
    default:
      return <ComposedField plan={plan} shared={shared} />;
  }
}

function ComposedField({
  plan,
  shared,
}: {
  plan: FieldPlan<string>;
  shared: Omit<ComposedFieldProps, 'value' | 'onChange'>;
}) {
  const { field } = useController<FieldValues>({ name: plan.name });
  const { setValue } = useFormContext<FieldValues>();
  const props: ComposedFieldProps = {
    ...shared,
    value: (field.value as string | undefined) ?? '',
    onChange: field.onChange,
  };
  switch (plan.control.kind) {
    case 'ages':
      return (
        <AgesField
          {...props}
          onCount={(count) => setValue('numberOfChildren', count || Number.NaN, { shouldDirty: true })}
        />
      );
    case 'languages':
      return <LanguagesField {...props} />;
    case 'place':
      return <LocationField {...props} />;
    case 'country':
      return <CountryField {...props} />;
    case 'birthday':
      return (
        <TextInput
          {...shared}
          type="date"
          icon="calendar"
          autoComplete="bday"
          value={props.value}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            field.onChange(target.value);
            const age = ageToday(target.value);
            if (age !== null) setValue('age', age, { shouldDirty: true, shouldValidate: true });
          }}
        />
      );
    default:
      return null;
  }
}
