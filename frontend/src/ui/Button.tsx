import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { Link } from 'react-router-dom';
import { RegionLink, type RegionLinkProps } from '../lib/region';
import styles from './Button.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './Icon';

interface Looks {
  /** One primary button per view; `danger` for actions that cannot be undone; `plain` has no background. */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  size?: 'medium' | 'small';
  icon?: IconName;
  /** Fills the width of its container. */
  wide?: boolean;
  children: ReactNode;
}

type ButtonProps = Looks &
  ComponentProps<'button'> & {
    /** An action is running: the button keeps its place and the focus, says so, and ignores further presses. */
    busy?: boolean;
    /** For a `plain` button alone in its row: lines its label up with the text above. */
    flush?: boolean;
  };

const ignore = (event: MouseEvent) => event.preventDefault();

/** Runs an action here. For navigation use `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  wide,
  busy = false,
  flush = false,
  children,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        styles.button,
        styles[variant],
        styles[size],
        wide && styles.wide,
        flush && styles.flush,
        className,
      )}
      // Not `disabled`, which would take the focus from a button whose action then fails.
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? ignore : onClick}
    >
      {busy ? (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      ) : icon ? (
        <Icon name={icon} />
      ) : null}
      {children}
    </button>
  );
}

type LinkButtonProps = Looks & Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link that looks like a button, staying in the reader's region. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  icon,
  wide,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <RegionLink
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </RegionLink>
  );
}

/** A secondary link: text, underline and an arrow. */
export function ArrowLink({ children, className, ...rest }: RegionLinkProps) {
  return (
    <RegionLink {...rest} className={classNames(styles.arrow, className)}>
      <span>{children}</span>
      <Icon name="arrow" />
    </RegionLink>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
}

/** A round icon button. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.round, className)} aria-label={label} title={label}>
      <Icon name={icon} size={22} />
    </button>
  );
}
