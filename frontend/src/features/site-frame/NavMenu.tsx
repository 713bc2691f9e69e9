import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { RegionNavLink } from '../../lib/region';
import { Icon } from '../../ui/Icon';
import styles from './NavMenu.module.css';

interface MenuDetailsProps {
  summary: ReactNode;
  /** The edge of the summary under which the panel is. */
  align?: 'start' | 'end';
  onToggle?: (event: SyntheticEvent<HTMLDetailsElement>) => void;
  children: ReactNode;
}

/** A panel behind one word or picture. Opens without JavaScript; closes on Escape and on a press elsewhere. */
export function MenuDetails({ summary, align = 'start', onToggle, children }: MenuDetailsProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (event.type === 'pointerdown' && element.contains(event.target as Node)) return;
      element.open = false;
      if (event instanceof KeyboardEvent) element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={menu} className={styles.menu} data-align={align} onToggle={onToggle}>
      <summary>{summary}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

interface NavMenuProps {
  label: string;
  entries: readonly (readonly [to: string, label: string])[];
}

/** Links behind one word. */
export function NavMenu({ label, entries }: NavMenuProps) {
  return (
    <MenuDetails
      summary={
        <>
          {label}
          <Icon name="chevron" size={16} />
        </>
      }
    >
      <ul>
        {entries.map(([to, name]) => (
          <li key={to}>
            <RegionNavLink to={to} end>
              {name}
            </RegionNavLink>
          </li>
        ))}
      </ul>
    </MenuDetails>
  );
}
