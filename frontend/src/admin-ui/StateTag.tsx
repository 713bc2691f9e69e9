import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon';
import styles from './StateTag.module.css';

/** How it stands with something: done, waits for someone, went wrong, or says nothing. */
export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

interface StateTagProps {
  tone: Tone;
  /** In place of the dot. */
  icon?: IconName;
  children: ReactNode;
}

/** A word on a coloured ground that can be read in both themes; antd's own tags are too pale for that. */
export function StateTag({ tone, icon, children }: StateTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon ? <Icon name={icon} size={16} className={styles.icon ?? ''} /> : <span className={styles.dot} />}
      {children}
    </span>
  );
}
