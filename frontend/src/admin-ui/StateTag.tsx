import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon';
import styles from './StateTag.module.css';

/** The kind of state: done, waiting, failed or neutral. */
export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

interface StateTagProps {
  tone: Tone;
  /** Replaces the dot. */
  icon?: IconName;
  children: ReactNode;
}

/** A coloured tag with enough contrast in both themes; antd's own tags are too pale. */
export function StateTag({ tone, icon, children }: StateTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon ? <Icon name={icon} size={16} className={styles.icon ?? ''} /> : <span className={styles.dot} />}
      {children}
    </span>
  );
}
