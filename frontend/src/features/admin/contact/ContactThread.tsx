import { momentOf } from '../../../admin-ui/admin-time';
import type { ContactInboxDetail } from '../../../api/admin-contact';
import { adminContactMessages } from './texts';
import styles from './contact.module.css';

const texts = adminContactMessages.drawer;

/** The message, our replies and our notes, oldest first. */
export function ContactThread({ message: { name, message, createdAt, entries } }: { message: ContactInboxDetail }) {
  return (
    <section aria-label={texts.thread}>
      <ol className={styles.thread}>
        <li data-kind="message">
          <p className={styles.who}>
            <b>{name}</b> {texts.wrote}, {momentOf(createdAt)}
          </p>
          <p className={styles.words}>{message}</p>
        </li>
        {entries.map((entry) => (
          <li key={entry.id} data-kind={entry.kind}>
            <p className={styles.who}>
              <b>{entry.author ?? texts.gone}</b> {entry.kind === 'answer' ? texts.answered : texts.noted},{' '}
              {momentOf(entry.createdAt)}
            </p>
            <p className={styles.words}>{entry.words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
