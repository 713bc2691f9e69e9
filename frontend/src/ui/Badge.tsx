import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  children: ReactNode;
  /** `count` on an icon, `accent` as a label, the others say how something stands. */
  look?: 'count' | 'accent' | 'success' | 'warning' | 'quiet';
}

/** A few letters on a coloured ground. */
export function Badge({ children, look = 'accent' }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[look]}`}>{children}</span>;
}
