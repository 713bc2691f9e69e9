import { useId, type ReactNode } from 'react';
import { FieldNote } from './FieldNote';
import styles from './FieldRow.module.css';

export interface RowControl {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  status: 'error' | '';
}

interface FieldRowProps {
  /** Id of the control, which the problem list links to. */
  id: string;
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  children: (control: RowControl) => ReactNode;
}

/** A labelled control with its error or hint below. */
export function FieldRow({ id, label, error, hint, children }: FieldRowProps) {
  const hintId = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': hintId,
        'aria-invalid': error ? true : undefined,
        status: error ? 'error' : '',
      })}
      <FieldNote id={hintId} error={error} hint={hint} />
    </div>
  );
}
