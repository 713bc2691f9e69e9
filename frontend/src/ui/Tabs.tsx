import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Tab<Id extends string> {
  id: Id;
  label: string;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the choice. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `folder` sits on a card, `pill` stands free. */
  variant?: 'folder' | 'pill';
  /** Prefix that ties the tabs to their panels: `${name}-${id}`. */
  name: string;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A row of tabs: arrow keys move and choose, Tab leaves the row. Panels are `TabPanel`s of the same name. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, variant = 'pill', name }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const step = STEP[event.key];
    const to = step
      ? (at + step + tabs.length) % tabs.length
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : at;
    const next = tabs[to];
    if (!next || to === at) return;
    event.preventDefault();
    onChange(next.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div ref={row} className={styles[variant]} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${name}-${tab.id}-tab`}
          aria-controls={`${name}-${tab.id}`}
          aria-selected={tab.id === value}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** The panel of a tab. Closed panels stay in the page, hidden, and keep typed text. */
export function TabPanel({
  name,
  id,
  value,
  children,
}: {
  name: string;
  id: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <div role="tabpanel" id={`${name}-${id}`} aria-labelledby={`${name}-${id}-tab`} hidden={id !== value}>
      {children}
    </div>
  );
}
