import { Button } from 'antd';
import { adminUiTexts } from '../texts';
import styles from './PageTurner.module.css';

const { pages: texts } = adminUiTexts;

interface PageTurnerProps {
  /** The cursor of the current page; null for the first. */
  after: string | null;
  /** The cursor of the next page, if there is one. */
  next: string | null | undefined;
  /** Null opens the first page. */
  onTurn: (after: string | null) => void;
}

/** The pager of a cursor-paged list. Renders nothing when there is one page only. */
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
