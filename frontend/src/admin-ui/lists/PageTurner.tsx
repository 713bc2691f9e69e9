import { Button } from 'antd';
import { adminUiMessages } from '../texts';
import styles from './PageTurner.module.css';

const { pages: texts } = adminUiMessages;

interface PageTurnerProps {
  /** The cursor of the page that is shown; null on the first one. */
  after: string | null;
  /** That of the next one, where there is one. */
  next: string | null | undefined;
  /** Null: the first page. */
  onTurn: (after: string | null) => void;
}

/** The end of a list that is paged by a cursor. Nothing where all of it is to be seen. */
export function PageTurner({ after, next, onTurn }: PageTurnerProps) {
  if (!after && !next) return null;
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      <Button disabled={!after} onClick={() => onTurn(null)}>
        {texts.first}
      </Button>
      <Button disabled={!next} onClick={() => onTurn(next ?? null)}>
        {texts.next}
      </Button>
    </nav>
  );
}
