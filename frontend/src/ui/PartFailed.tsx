import { focusParentOnUnmount } from '../lib/pass-focus';
import { Button } from './Button';
import { classNames } from './class-names';
import styles from './PartFailed.module.css';

interface PartFailedProps {
  text: string;
  /** The label of the button that tries again. */
  again: string;
  onAgain: () => void;
  className?: string | undefined;
}

/** Shown in place of a section that did not load; a page, or the list that it is for, uses `Failed`. */
export function PartFailed({ text, again, onAgain, className }: PartFailedProps) {
  return (
    <div className={classNames(styles.failed, className)}>
      <p>{text}</p>
      <Button ref={focusParentOnUnmount} variant="quiet" size="small" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
