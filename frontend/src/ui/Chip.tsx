import type { ComponentProps, ReactNode } from 'react';
import styles from './Chip.module.css';
import { Icon, type IconName } from './Icon';

interface ChipProps extends ComponentProps<'button'> {
  on?: boolean;
  icon?: IconName;
  /** Shows a cross: pressing takes the thing away. */
  removable?: boolean;
  children: ReactNode;
}

/** Something to switch on and off in a row of its like. */
export function Chip({ on = false, icon, removable = false, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.chip}
      aria-pressed={removable ? undefined : on}
      data-on={on || undefined}
    >
      {icon ? <Icon name={icon} size={17} /> : null}
      {children}
      {removable ? <Icon name="close" size={16} /> : null}
    </button>
  );
}
