import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  drawing?: ReactNode;
  title: string;
  text: ReactNode;
  /** A second, quieter sentence. */
  more?: ReactNode;
  /** The one action, perhaps a quiet second one. */
  children?: ReactNode;
  /** It is the page itself: its title is the main heading. */
  page?: boolean;
}

/** An empty state: a drawing, one sentence, one action. */
export function EmptyState({ drawing, title, text, more, children, page = false }: EmptyStateProps) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <section className={page ? `wrap ${styles.page}` : styles.part}>
      <div>
        <Heading>{title}</Heading>
        <p className={styles.text}>{text}</p>
        {more ? <p className={styles.more}>{more}</p> : null}
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      {drawing ? <div className={styles.drawing}>{drawing}</div> : null}
    </section>
  );
}
