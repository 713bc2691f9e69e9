import { Icon } from '../../../ui/Icon';
import { threadTexts } from './texts';
import { outbox } from '../model/outbox';
import type { UnsentMessage } from '../model/unsent-store';
import styles from './Bubble.module.css';
import { BubbleUnsentFiles } from './BubbleFiles';
import { Quote } from './Quote';

const { states, thread: texts, quote: quoteTexts } = threadTexts;

interface UnsentBubbleProps {
  message: UnsentMessage;
  nameOf: (senderId: string) => string;
}

/** One message that the server does not have yet: on its way, or refused with a reason and two ways on. */
export function UnsentBubble({ message, nameOf }: UnsentBubbleProps) {
  const { clientMessageId, content, replyTo, files, failure } = message;
  return (
    <li className={styles.message} data-mine data-unsent>
      <span className="sr">{texts.says(quoteTexts.you)} </span>
      <div className={styles.line}>
        <div className={styles.words}>
          {replyTo ? <Quote quoted={replyTo} name={nameOf(replyTo.senderId)} /> : null}
          <BubbleUnsentFiles files={files} />
          {content ? <p>{content}</p> : null}
        </div>
      </div>
      {failure === null ? (
        <p className={styles.at}>
          <Icon name="clock" size={16} />
          {states.pending}
        </p>
      ) : (
        <p className={styles.refused} role="alert">
          <Icon name="alert" size={16} />
          <span>
            {states.failed}: {failure}
          </span>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              focusLog(currentTarget);
              outbox.retry(clientMessageId);
            }}
          >
            {states.retry}
          </button>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              focusLog(currentTarget);
              void outbox.discard(clientMessageId);
            }}
          >
            {states.discard}
          </button>
        </p>
      )}
    </li>
  );
}

/** The buttons disappear once pressed, so the conversation gets the focus. */
const focusLog = (button: HTMLElement) => button.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
