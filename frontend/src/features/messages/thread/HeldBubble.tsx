import type { HeldMessage } from '../../../api/safety';
import { Icon } from '../../../ui/Icon';
import { threadTexts } from './texts';
import styles from './Bubble.module.css';

const { states, thread: texts, quote: quoteTexts } = threadTexts;

/** One message that its receiver does not have: a moderator reads it first, or did not let it pass. */
export function HeldBubble({ message: { content, state } }: { message: HeldMessage }) {
  return (
    <li className={styles.message} data-mine data-unsent>
      <span className="sr">{texts.says(quoteTexts.you)} </span>
      <div className={styles.line}>
        <p className={styles.words}>{content}</p>
      </div>
      <p className={state === 'held' ? styles.at : styles.refused}>
        <Icon name={state === 'held' ? 'eye' : 'alert'} size={16} />
        <span>{state === 'held' ? states.held : states.dropped}</span>
      </p>
    </li>
  );
}
