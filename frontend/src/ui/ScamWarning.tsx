import type { ReactNode } from 'react';
import styles from './ScamWarning.module.css';
import { Icon } from './Icon';

interface ScamWarningProps {
  /** One thing to be careful about each; absent in answers that a device kept from an earlier release. */
  findings: readonly { rule: string; words: string }[] | undefined;
  /** Actions below the warning. */
  children?: ReactNode;
}

/** A warning below something that a person wrote; nothing where nothing was found. */
export function ScamWarning({ findings, children }: ScamWarningProps) {
  if (!findings?.length) return null;
  return (
    <aside className={styles.caution} aria-label="Warning">
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
