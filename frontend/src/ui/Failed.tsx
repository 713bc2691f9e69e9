import { leaveFocus } from '../lib/pass-focus';
import { Button } from './Button';
import { LostDrawing } from './drawings/LostDrawing';
import { EmptyState } from './EmptyState';

interface FailedProps {
  /** What happened, what is not lost, and the way to try again. */
  words: { title: string; text: string; again: string };
  onAgain: () => void;
  /** It is all that the page shows. */
  page?: boolean;
}

/** Says that data did not load. */
export function Failed({ words: { title, text, again }, onAgain, page = false }: FailedProps) {
  return (
    <EmptyState page={page} drawing={<LostDrawing />} title={title} text={text}>
      <Button ref={leaveFocus} onClick={onAgain}>
        {again}
      </Button>
    </EmptyState>
  );
}
