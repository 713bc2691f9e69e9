import { capitalised } from '../../../lib/format/capitalised';
import type { QuotedMessage } from '../model/thread';
import { filesOf } from '../texts';
import { threadTexts } from './texts';
import styles from './Quote.module.css';

const { quote: texts } = threadTexts;

interface QuoteProps {
  quoted: QuotedMessage;
  /** Whose words these are. */
  name: string;
  /** Goes to the message; without it the quote is only shown. */
  onGo?: ((seq: number) => void) | undefined;
}

/** The message that an answer is about, above the answer. */
export function Quote({ quoted, name, onGo }: QuoteProps) {
  const { removed, deleted, seq } = quoted;
  const content = deleted && !removed ? threadTexts.deleted.theirs : quoted.content || filesOf(quoted);
  const inside = (
    <>
      <b>{capitalised(name)}</b>
      <span className={styles.content} data-removed={removed || deleted || undefined}>
        {content}
      </span>
    </>
  );
  if (!onGo) return <div className={styles.quote}>{inside}</div>;
  return (
    <button
      type="button"
      className={styles.quote}
      aria-label={texts.go(name, content)}
      title={texts.title}
      onClick={() => onGo(seq)}
    >
      {inside}
    </button>
  );
}
