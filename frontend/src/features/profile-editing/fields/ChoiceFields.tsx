import { useController } from 'react-hook-form';
import { Checkbox, Select } from '../../../ui/form';
import { editingTexts } from '../texts';
import type { ComposedFieldProps } from './composed-field';
import styles from './fields.module.css';

type ChoiceFieldProps = Omit<ComposedFieldProps, 'value' | 'onChange'> & { name: string };

const ANSWERS = { yes: true, no: false } as const;

/** Yes, no, or not said. */
export function YesOrNoField({ name, ...field }: ChoiceFieldProps) {
  const { answers } = editingTexts;
  const { value, onChange, onBlur } = useController({ name }).field;
  return (
    <Select
      {...field}
      value={value === true ? 'yes' : value === false ? 'no' : ''}
      onBlur={onBlur}
      onChange={({ target }) => onChange(ANSWERS[target.value as keyof typeof ANSWERS] ?? null)}
    >
      <option value="">{answers.notSaid}</option>
      <option value="yes">{answers.yes}</option>
      <option value="no">{answers.no}</option>
    </Select>
  );
}

/** Any of a few. */
export function SeveralField({
  name,
  id,
  label,
  hint,
  error,
  options,
}: ChoiceFieldProps & { options: readonly (readonly [name: string, label: string])[] }) {
  const { value, onChange, onBlur } = useController({ name }).field;
  const chosen = (value as string[] | undefined) ?? [];
  return (
    <fieldset className={styles.several} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
      {options.map(([option, text], index) => (
        <Checkbox
          key={option}
          {...(index === 0 ? { id } : {})}
          label={text}
          error={index === options.length - 1 ? error : undefined}
          checked={chosen.includes(option)}
          onBlur={onBlur}
          onChange={({ target }) =>
            // In the order of the options, whatever was ticked first.
            onChange(
              options
                .map(([each]) => each)
                .filter((each) => (each === option ? target.checked : chosen.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
