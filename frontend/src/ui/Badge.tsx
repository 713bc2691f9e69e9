import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  children: ReactNode;
  /** `count` on an icon, `accent` as a label, the others say how something stands. */
  variant?: 'count' | 'accent' | 'success' | 'warning' | 'quiet';
}

/** A few letters on a coloured ground. */
export function Badge({ children, variant = 'accent' }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[variant]}`}>{children}</span>;
}
