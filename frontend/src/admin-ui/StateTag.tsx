import type { ReactNode } from 'react';
import styles from './StateTag.module.css';

interface StateTagProps {
  /** How it stands with it: done, waits for somebody, went wrong, or says nothing. */
  tone: 'good' | 'waiting' | 'bad' | 'quiet';
  children: ReactNode;
}

/** A word on a coloured ground that can be read in both themes; antd's own tags are too pale for that. */
export function StateTag({ tone, children }: StateTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
