import type { ReactNode } from 'react';
import { momentOf } from '../admin-time';
import styles from './thread.module.css';

export interface ThreadEntry {
  id: string;
  /** `note`: only admins read it. */
  from: 'them' | 'us' | 'note';
  /** The author and the action. */
  who: ReactNode;
  words: string;
  createdAt: string;
}

/** Messages, answers and notes, oldest first. */
export function AdminThread({ label, entries }: { label: string; entries: readonly ThreadEntry[] }) {
  return (
    <section aria-label={label}>
      <ol className={styles.thread}>
        {entries.map(({ id, from, who, words, createdAt }) => (
          <li key={id} data-from={from}>
            <p className={styles.who}>
              {who} {momentOf(createdAt)}
            </p>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
