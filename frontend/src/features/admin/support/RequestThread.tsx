import { momentOf } from '../../../admin-ui/admin-time';
import type { SupportQueueDetail } from '../../../api/admin';
import { adminSupportMessages as texts } from './texts';
import styles from './support.module.css';

interface Entry {
  id: string;
  from: 'us' | 'them' | 'note';
  who: string;
  words: string;
  createdAt: string;
}

/** Messages and notes, oldest first; a note says that members cannot read it. */
export function RequestThread({ request }: { request: SupportQueueDetail }) {
  return (
    <section aria-label={texts.thread}>
      <ol className={styles.messages}>
        {entriesOf(request).map(({ id, from, who, words, createdAt }) => (
          <li key={id} data-from={from}>
            <p className={styles.who}>
              <b>{who}</b> {momentOf(createdAt)}
            </p>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const entriesOf = ({ messages, notes, person }: SupportQueueDetail): Entry[] =>
  [
    ...messages.map(({ fromSupport, ...message }): Entry => {
      const [from, who] = fromSupport
        ? (['us', texts.us] as const)
        : (['them', person?.displayName ?? texts.departed] as const);
      return { ...message, from, who };
    }),
    ...notes.map(({ kind, author, ...note }): Entry => ({
      ...note,
      from: 'note',
      who: texts.noted[kind](author ?? texts.gone),
    })),
  ].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
