import { Button } from './Button';
import { classNames } from './class-names';
import styles from './PartFailed.module.css';

interface PartFailedProps {
  text: string;
  /** What trying again is called. */
  again: string;
  onAgain: () => void;
  className?: string | undefined;
}

/** In place of a part of a page that did not arrive; a whole page has `Failed`. */
export function PartFailed({ text, again, onAgain, className }: PartFailedProps) {
  return (
    <div className={classNames(styles.failed, className)}>
      <p>{text}</p>
      <Button variant="quiet" size="small" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
