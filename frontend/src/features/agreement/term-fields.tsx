import type { ReactNode } from 'react';
import type { ClauseName } from '../../api/agreements';
import { Select, TextArea, TextInput } from '../../ui/form';
import styles from './agreement.module.css';
import { agreementTexts } from './texts';
import { idOf, type TermsErrors } from './terms-form';

const { clauses, fields: texts } = agreementTexts;

/** Links a control to its label, its error and the error summary. */
export const named = (field: string, label: string, { errors }: { errors: TermsErrors }) => ({
  id: idOf(field),
  label,
  error: errors[field],
});

interface PartProps {
  clause: ClauseName;
  hint?: string;
  /** The difference from the version that is answered. */
  difference?: ReactNode;
  children: ReactNode;
}

export function Part({ clause, hint, difference, children }: PartProps) {
  return (
    <section className={styles.clause} aria-labelledby={`edit-${clause}`}>
      <div>
        <h3 id={`edit-${clause}`}>{clauses[clause]}</h3>
        {hint ? <p className={styles.quiet}>{hint}</p> : null}
        {difference}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

interface OwnField<Value> {
  field: string;
  label: string;
  hint?: string;
  value: Value;
  errors: TermsErrors;
}

export function Long({
  field,
  label,
  hint,
  value,
  errors,
  onChange,
}: OwnField<string> & { onChange: (value: string) => void }) {
  return (
    <TextArea
      {...named(field, label, { errors })}
      hint={hint}
      rows={3}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function Optional({
  field,
  label,
  value,
  errors,
  onChange,
}: OwnField<string | null | undefined> & { onChange: (value: string | null) => void }) {
  return (
    <TextArea
      {...named(field, label, { errors })}
      optional
      rows={2}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}

export function Whole({
  field,
  label,
  value,
  errors,
  onChange,
}: OwnField<number> & { onChange: (value: number) => void }) {
  return (
    <TextInput
      {...named(field, label, { errors })}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

export function Options<Value extends string>({
  field,
  label,
  value,
  options,
  errors,
  onChange,
}: OwnField<Value | null | undefined> & {
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}) {
  return (
    <Select
      {...named(field, label, { errors })}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {value ? null : <option value="">{texts.choose}</option>}
      {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Select>
  );
}
