import { Menu } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useListAdminQueuesQuery } from '../../../api/admin';
import { DrawnIcon } from '../../../ui/Icon';
import styles from './AdminFrame.module.css';
import { adminMenu, type MenuEntry } from './menu';
import { adminFrameTexts as texts } from './texts';

/** Refetched regularly, because new work arrives while the page is open. */
const LOOK_AGAIN_MS = 60_000;
const STORED = 'adminMenu';
const OPEN_AT_FIRST = ['queues', 'people'];

/** Every Admin page, in collapsible groups with the number of waiting items. */
export function AdminMenu({ onChosen }: { onChosen?: () => void }) {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const all = adminMenu.flatMap(({ entries }) => entries);
  const here = all.filter(({ to, also }) => isAt(to) || (also && isAt(also))).at(-1);
  const group = adminMenu.find(({ entries }) => here && entries.includes(here))?.key;
  const [open, setOpen] = useOpenGroups(group);
  const nav = useRef<HTMLElement>(null);
  // Scrolls to the current page, which may be below the edge of a low window.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <nav aria-label={texts.menu} ref={nav}>
      <Menu
        mode="inline"
        inlineIndent={12}
        className={styles.menu ?? ''}
        selectedKeys={here ? [here.to] : []}
        openKeys={open}
        onOpenChange={setOpen}
        {...(onChosen ? { onClick: onChosen } : {})}
        items={adminMenu.map(({ key, label, entries }) => ({
          key,
          label: <Counted label={label} count={open.includes(key) ? 0 : sum(entries, waiting)} />,
          children: entries.map((entry) => ({
            key: entry.to,
            icon: <DrawnIcon {...entry.drawing} />,
            label: (
              <Link to={entry.to} aria-current={entry === here ? 'page' : undefined}>
                <Counted label={entry.label} count={sum([entry], waiting)} />
              </Link>
            ),
          })),
        }))}
      />
      <p className={styles.zone}>{texts.zone}</p>
    </nav>
  );
}

/** A label with the number of waiting items, if any. */
function Counted({ label, count }: { label: string; count: number }) {
  return (
    <span className={styles.counted}>
      <span>{label}</span>
      {count > 0 ? (
        <span className={styles.waiting}>
          <span aria-hidden="true">{count}</span>
          <span className="sr">{texts.waiting(count)}</span>
        </span>
      ) : null}
    </span>
  );
}

type Waiting = ReadonlyMap<string, number>;

const sum = (entries: readonly MenuEntry[], waiting: Waiting): number =>
  entries.flatMap(({ queues = [] }) => queues).reduce((all, queue) => all + (waiting.get(queue) ?? 0), 0);

/** The number of waiting items in each queue; empty while unknown. */
function useWaiting(): Waiting {
  const { data } = useListAdminQueuesQuery(undefined, {
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  return new Map(data?.items.map(({ name, waiting }) => [name, waiting]));
}

/** The open groups, stored in this browser. The group of the current page is opened on load. */
function useOpenGroups(current: string | undefined) {
  const [open, setOpen] = useState(storedGroups);
  const [shown, setShown] = useState<string>();
  if (current && current !== shown) {
    setShown(current);
    if (!open.includes(current)) setOpen([...open, current]);
  }
  const change = (groups: string[]) => {
    setOpen(groups);
    try {
      localStorage.setItem(STORED, JSON.stringify(groups));
    } catch {
      // Without storage the groups are reset on the next visit.
    }
  };
  return [open, change] as const;
}

function storedGroups(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (Array.isArray(stored)) return stored.filter((one): one is string => typeof one === 'string');
  } catch {
    // An unreadable value counts as none.
  }
  return OPEN_AT_FIRST;
}
