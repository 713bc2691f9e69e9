import type { ReactNode } from 'react';
import styles from './FieldNote.module.css';

interface FieldNoteProps {
  /** By which its control is described. */
  id?: string;
  /** What is wrong; it stands in place of the hint. */
  error?: ReactNode;
  hint?: ReactNode;
  /** How it is told where it changes. */
  role?: 'status' | 'alert' | undefined;
}

/** Beneath a control: what is wrong with it, or what helps. Takes no room where there is nothing to say. */
export function FieldNote({ id, error, hint, role }: FieldNoteProps) {
  return (
    <p id={id} role={role} className={styles.note} data-wrong={error ? true : undefined}>
      {error || hint}
    </p>
  );
}
