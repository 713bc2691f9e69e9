import { Button } from '../../ui/Button';
import { accountMessages } from './messages';

/** In place of a part of the page that did not come. */
export function NotLoaded({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <>
      <p>{words}</p>
      <Button look="quiet" size="small" onClick={onAgain}>
        {accountMessages.again}
      </Button>
    </>
  );
}
