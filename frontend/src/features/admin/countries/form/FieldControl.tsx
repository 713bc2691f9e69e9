import { Input, InputNumber, Select } from 'antd';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import { adminCountriesTexts } from '../texts';
import styles from './form.module.css';
import type { ChoiceField, NumberField, TextField } from './landing-form';
import { choiceLabel, labelOf } from './field-labels';
import { fieldId } from './units';

const { hints } = adminCountriesTexts;
/** Longer texts get several lines. */
const ONE_LINE = 140;
/** From this share of the limit on, the character count is shown. */
const NEARLY_FULL = 0.8;

/** Errors by the path of the field or list. */
export type Problems = Record<string, string>;

export interface ControlProps<Kind> {
  field: Kind;
  path: string;
  value: unknown;
  problems: Problems;
  onChange: (value: unknown) => void;
}

/** A labelled control for one value. */
export function FieldControl(props: ControlProps<TextField | NumberField | ChoiceField>) {
  const { field, path, value, problems, onChange } = props;
  const label = labelOf(path);
  const id = fieldId(path);
  return (
    <FieldRow id={id} label={label} error={problems[path]} hint={hintOf(field, path, String(value ?? ''))}>
      {(control) => {
        if (field.kind === 'text')
          return <TextControl control={control} field={field} value={String(value ?? '')} onChange={onChange} />;
        if (field.kind === 'number')
          return (
            <InputNumber
              {...control}
              inputMode="numeric"
              value={typeof value === 'number' ? value : null}
              onChange={(next) => onChange(next)}
            />
          );
        return (
          <Select
            id={id}
            aria-label={label}
            status={control.status}
            value={value === '' ? null : String(value)}
            onChange={(next: string) => onChange(next)}
            options={field.options.map((option) => ({ value: option, label: choiceLabel(option) }))}
          />
        );
      }}
    </FieldRow>
  );
}

interface TextControlProps {
  control: object;
  field: Pick<TextField, 'most' | 'rule'>;
  value: string;
  onChange: (value: string) => void;
}

/** Accepts text beyond the limit and shows an error, so that pasted text is never cut. */
export function TextControl({ control, field: { most, rule }, value, onChange }: TextControlProps) {
  if (!rule && most > ONE_LINE)
    return (
      <Input.TextArea
        {...control}
        autoSize={{ minRows: 2, maxRows: 12 }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Input
      {...control}
      className={rule === 'day' ? (styles.day ?? '') : ''}
      type={rule === 'day' ? 'date' : 'text'}
      spellCheck={!rule}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function hintOf(field: TextField | NumberField | ChoiceField, path: string, value: string): string | null {
  const known = (hints.fields as Record<string, string>)[path] ?? null;
  if (field.kind !== 'text' || field.rule || value.length < field.most * NEARLY_FULL) return known;
  const count = hints.count(value.length, field.most);
  return known ? `${known} ${count}` : count;
}
