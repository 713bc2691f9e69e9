import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import styles from './form.module.css';

export interface FieldTexts {
  label: string;
  /** A sentence that helps before anything is wrong. */
  hint?: ReactNode;
  /** The error message. */
  error?: string | undefined;
  /** Says "(optional)" next to the label. */
  optional?: boolean;
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldTexts {
  /** Fixes the control's id, so that an error summary can lead to it. */
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, and the words about it. */
export function Field({ label, hint, error, optional = false, id, className, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const described = classNames(hint ? `${control}-hint` : null, error ? `${control}-error` : null);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={control} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={`${control}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children({
        id: control,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error ? <FieldError id={`${control}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** The error of a field, with an icon. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={17} />
      <span>{children}</span>
    </p>
  );
}
