import { useId, type ReactNode } from 'react';
import styles from './editor.module.css';

export interface RowControl {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  status: 'error' | '';
}

interface RowProps {
  /** Name of the field, by which the list of problems finds it. */
  name: string;
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  children: (control: RowControl) => ReactNode;
}

/** A labelled control with what is wrong with it, or a hint, beneath. */
export function Row({ name, label, error, hint, children }: RowProps) {
  const hintId = useId();
  const id = fieldId(name);
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': hintId,
        'aria-invalid': error ? true : undefined,
        status: error ? 'error' : '',
      })}
      <p id={hintId} className={error ? styles.error : styles.hint}>
        {error ?? hint}
      </p>
    </div>
  );
}

/** The id of a field's control, to which the list of problems leads. */
export const fieldId = (name: string): string => `post-${name}`;
