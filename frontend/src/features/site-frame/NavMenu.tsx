import { useEffect, useRef } from 'react';
import { RegionNavLink } from '../../lib/region';
import { Icon } from '../../ui/Icon';
import styles from './NavMenu.module.css';

interface NavMenuProps {
  label: string;
  entries: readonly (readonly [to: string, label: string])[];
  /** The edge of the word under which the list stands. */
  align?: 'start' | 'end';
}

/** Links behind one word. Opens without JavaScript; closes on Escape and on a press elsewhere. */
export function NavMenu({ label, entries, align = 'start' }: NavMenuProps) {
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
    <details ref={menu} className={styles.menu} data-align={align}>
      <summary>
        {label}
        <Icon name="chevron" size={16} />
      </summary>
      <ul>
        {entries.map(([to, name]) => (
          <li key={to}>
            <RegionNavLink to={to} end>
              {name}
            </RegionNavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
