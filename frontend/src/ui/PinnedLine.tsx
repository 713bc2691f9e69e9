import type { ReactNode } from 'react';
import { RegionLink } from '../lib/region';
import { Icon, type IconName } from './Icon';
import styles from './PinnedLine.module.css';

interface Line {
  icon: IconName;
  children: ReactNode;
  /** The label of the button. */
  action: string;
}

/** A fact above a conversation, on one line; it leads to where it is told in full. */
export function PinnedLink({ to, ...line }: Line & { to: string }) {
  return (
    <RegionLink to={to} className={styles.line}>
      <Content {...line} />
    </RegionLink>
  );
}

/** The same, with the details below it that it shows and hides. */
export function PinnedToggle({ open, onToggle, ...line }: Line & { open: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={styles.line} aria-expanded={open} onClick={onToggle}>
      <Content {...line} />
    </button>
  );
}

function Content({ icon, children, action }: Line) {
  return (
    <>
      <Icon name={icon} className={styles.icon ?? ''} />
      <span className={styles.words}>{children}</span>
      <b>{action}</b>
      <Icon name="chevron" size={16} className={styles.chevron ?? ''} />
    </>
  );
}
