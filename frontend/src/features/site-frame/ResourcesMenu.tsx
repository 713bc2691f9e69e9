import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { Icon } from '../../ui/Icon';
import { frameMessages } from './messages';
import styles from './ResourcesMenu.module.css';

/** Blog, FAQ and templates behind one word. Opens without JavaScript; closes on Escape and on a press elsewhere. */
export function ResourcesMenu() {
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
    <details ref={menu} className={styles.menu}>
      <summary>
        {frameMessages.resources}
        <Icon name="chevron" size={16} />
      </summary>
      <ul>
        <li>
          <RegionLink to={paths.blog}>{frameMessages.blog}</RegionLink>
        </li>
        <li>
          <RegionLink to={paths.faq}>{frameMessages.faq}</RegionLink>
        </li>
        <li>
          <RegionLink to={paths.resources}>{frameMessages.templates}</RegionLink>
        </li>
      </ul>
    </details>
  );
}
