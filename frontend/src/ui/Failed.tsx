import type { ReactNode } from 'react';
import { lazyHydrate } from '../lib/lazy-hydrate';
import { focusParentOnUnmount } from '../lib/pass-focus';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import styles from './Failed.module.css';

/** Few pages fail, so its code loads on demand. */
const LostDrawing = lazyHydrate(() => import('./drawings/LostDrawing').then((module) => module.LostDrawing));

interface FailedProps {
  /** The failure, what is not lost, and the label of the button that tries again. */
  words: { title: string; text: string; again: string };
  onAgain: () => void;
  /** It is all that the page shows. */
  page?: boolean;
  /** A second, quieter way on. */
  children?: ReactNode;
}

/** Says that a page or the list on it did not load; a smaller part uses `PartFailed`. */
export function Failed({ words: { title, text, again }, onAgain, page = false, children }: FailedProps) {
  const drawing = page ? (
    <div className={styles.drawing}>
      <LostDrawing />
    </div>
  ) : null;
  return (
    <EmptyState page={page} drawing={drawing} title={title} text={text}>
      <Button ref={focusParentOnUnmount} onClick={onAgain}>
        {again}
      </Button>
      {children}
    </EmptyState>
  );
}
