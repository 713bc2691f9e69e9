import type { ReactNode } from 'react';
import type { Conversation } from '../../../api/messages';
import { ownTimeZone, timeOfDay } from '../../../lib/clocks';
import type { Reaction } from '../../../api/realtime';
import { Icon } from '../../../ui/Icon';
import { messagesTexts } from '../texts';
import type { Message } from '../model/thread';
import styles from './Bubble.module.css';
import { ReactionChips, ReactionPicker } from './Reactions';

const { states, thread: texts } = messagesTexts;

interface MessageBubbleProps {
  message: Message;
  mine: boolean;
  read: boolean;
  ownId: string;
  person: Conversation['with'];
  onToggleReaction: (message: Message, reaction: Reaction, on: boolean) => void;
  children?: ReactNode;
}

/** One message that the server has, with both people's time of day beneath. */
export function MessageBubble({ message, mine, read, ownId, person, onToggleReaction, children }: MessageBubbleProps) {
  const at = new Date(message.createdAt);
  const ownTime = timeOfDay(at, ownTimeZone());
  const theirTime = person.timeZone ? timeOfDay(at, person.timeZone) : ownTime;
  const toggle = (reaction: Reaction, on: boolean) => onToggleReaction(message, reaction, on);
  return (
    <li className={styles.message} data-message={message.seq} data-mine={mine || undefined}>
      <div className={styles.line}>
        <p className={styles.words}>{message.content}</p>
        <ReactionPicker reactions={message.reactions} ownId={ownId} onToggle={toggle} />
      </div>
      <div className={styles.foot}>
        <p className={styles.at} data-read={(mine && read) || undefined}>
          <time dateTime={message.createdAt}>{ownTime}</time>
          {!mine && theirTime !== ownTime ? <span>· {texts.their(theirTime, person.place ?? '')}</span> : null}
          {mine ? (
            <>
              <Icon name={read ? 'read' : 'sent'} size={16} />
              <span className="sr">{read ? states.read : states.sent}</span>
            </>
          ) : null}
        </p>
        <ReactionChips reactions={message.reactions} ownId={ownId} onToggle={toggle} />
      </div>
      {children}
    </li>
  );
}
