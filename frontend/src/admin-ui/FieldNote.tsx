import type { ReactNode } from 'react';
import styles from './FieldNote.module.css';

interface FieldNoteProps {
  /** Id that the control refers to with `aria-describedby`. */
  id?: string;
  /** The error; it replaces the hint. */
  error?: ReactNode;
  hint?: ReactNode;
  /** The ARIA role that announces a change. */
  role?: 'status' | 'alert' | undefined;
}

/** The error or hint below a control. Takes no space when it is empty. */
export function FieldNote({ id, error, hint, role }: FieldNoteProps) {
  return (
    <p id={id} role={role} className={styles.note} data-wrong={error ? true : undefined}>
      {error || hint}
    </p>
  );
}
