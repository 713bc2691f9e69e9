import type { ReactNode } from 'react';
import styles from './Caution.module.css';
import { Icon } from './Icon';

interface CautionProps {
  /** Accessible name. */
  label: string;
  /** One thing to be careful about each. */
  findings: readonly { rule: string; words: string }[];
  /** What can be done about it. */
  children?: ReactNode;
}

/** A warning below something that another person wrote. */
export function Caution({ label, findings, children }: CautionProps) {
  return (
    <aside className={styles.caution} aria-label={label}>
      <Icon name="alert" />
      <div>
        {findings.map(({ rule, words }) => (
          <p key={rule}>{words}</p>
        ))}
        {children}
      </div>
    </aside>
  );
}
