import { memo, useId, useRef, useState } from 'react';
import type { Conversation } from '../../../api/messages';
import { ownTimeZone, timeOfDay } from '../../../lib/clocks';
import { useSession } from '../../../lib/session';
import type { Reaction } from '../../../api/realtime';
import { DrawnIcon } from '../../../ui/Icon';
import { filesOf } from '../texts';
import { threadTexts } from './texts';
import { quoteOf, type Message } from '../model/thread';
import { Highlighted } from '../search/Highlighted';
import styles from './Bubble.module.css';
import { READ_DRAWING, SENT_DRAWING } from './drawings';
import { MenuOpener, MessageMenu, type MessageAction } from './MessageMenu';
import { BubbleFiles } from './BubbleFiles';
import { Quote } from './Quote';
import { ReactionChips } from './Reactions';
import type { ConversationSlots } from '../slots';
import { useLongPress } from './use-long-press';

const { states, thread: texts, quote: quoteTexts } = threadTexts;

interface MessageBubbleProps {
  message: Message;
  /** It belongs to the message above it. */
  joined: boolean;
  /** The last of those that belong together: shows the time for all of them. */
  closes: boolean;
  mine: boolean;
  read: boolean;
  ownId: string;
  person: Conversation['with'];
  /** The message that it answers, if that is loaded: it may have changed since the reply. */
  answered: Message | undefined;
  /** It was just gone to from an answer or a search. */
  found: boolean;
  /** Words that stand out in it; empty for none. */
  query: string;
  actionsOn: (message: Message) => readonly MessageAction[];
  onGo: (seq: number) => void;
  onToggleReaction: (message: Message, reaction: Reaction, on: boolean) => void;
  beneath: ConversationSlots['beneath'];
}

/** One message that the server has, with both people's time of day beneath. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, joined, closes, mine, read, ownId, person, answered, found, query } = props;
  const { onGo, onToggleReaction } = props;
  const actions = props.actionsOn(message);
  const quoted = answered ? quoteOf(answered) : message.replyTo;
  const nameOf = (senderId: string) => (senderId === ownId ? quoteTexts.you : person.displayName);
  // For a family: the account holder or the co-parent.
  const { user } = useSession();
  const author =
    mine && message.writtenBy?.name !== user?.coParent?.name
      ? (message.writtenBy?.name ?? texts.yourFamily)
      : nameOf(message.senderId);
  const [menuOpen, setMenuOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const words = useId();
  const longPress = useLongPress(() => setMenuOpen(actions.length > 0));
  const content = contentOf(message, mine);
  const toggle = (reaction: Reaction, on: boolean) => onToggleReaction(message, reaction, on);
  return (
    <li
      className={styles.message}
      data-message={message.seq}
      data-mine={mine || undefined}
      data-joined={joined || undefined}
      data-found={found || undefined}
      tabIndex={-1}
    >
      {mine && message.deleted && !message.removed ? null : <span className="sr">{texts.says(author)} </span>}
      <div className={styles.line} {...longPress}>
        <div id={words} className={styles.words}>
          {quoted && !message.deleted ? <Quote quoted={quoted} name={nameOf(quoted.senderId)} onGo={onGo} /> : null}
          <BubbleFiles message={message} name={nameOf(message.senderId)} />
          {content ? (
            <p className={message.deleted ? styles.gone : undefined}>
              {query && !message.deleted && !message.removed ? <Highlighted text={content} query={query} /> : content}
            </p>
          ) : null}
        </div>
        {actions.length === 0 ? null : (
          <MenuOpener ref={opener} of={words} open={menuOpen} onOpen={() => setMenuOpen(true)} />
        )}
      </div>
      <div className={styles.foot}>
        <SentAt message={message} closes={closes} mine={mine} read={read} person={person} />
        {message.editedAt && !message.deleted ? <p className={styles.at}>{threadTexts.edited}</p> : null}
        {message.declines ? <p className={styles.at}>{threadTexts.declines}</p> : null}
        {message.writtenBy ? <p className={styles.at}>{threadTexts.writtenBy(message.writtenBy.name)}</p> : null}
        <ReactionChips reactions={message.reactions} ownId={ownId} onToggle={toggle} />
      </div>
      {props.beneath?.(message, person)}
      {menuOpen ? (
        <MessageMenu
          opener={opener}
          content={content || filesOf(message)}
          reactions={message.deleted ? null : message.reactions}
          ownId={ownId}
          onToggleReaction={toggle}
          actions={actions}
          onClose={() => setMenuOpen(false)}
        />
      ) : null}
    </li>
  );
});

/** When it was sent, for both people, and whether your own message has been read. */
function SentAt({
  message,
  closes,
  mine,
  read,
  person,
}: Pick<MessageBubbleProps, 'message' | 'closes' | 'mine' | 'read' | 'person'>) {
  const at = new Date(message.createdAt);
  const ownTime = timeOfDay(at, ownTimeZone());
  const theirTime = person.timeZone ? timeOfDay(at, person.timeZone) : ownTime;
  return (
    // Without seeing, the group is not there: each message has its own time.
    <p className={closes ? styles.at : 'sr'} data-read={(mine && read && !message.deleted) || undefined}>
      <time dateTime={message.createdAt}>{ownTime}</time>
      {!mine && theirTime !== ownTime ? <span>· {texts.their(theirTime, person.place ?? '')}</span> : null}
      {mine && !message.deleted ? (
        <>
          <DrawnIcon {...(read ? READ_DRAWING : SENT_DRAWING)} size={16} />
          <span className="sr">{read ? states.read : states.sent}</span>
        </>
      ) : null}
    </p>
  );
}

function contentOf({ content, deleted, removed }: Message, mine: boolean): string {
  if (!deleted || removed) return content;
  return mine ? threadTexts.deleted.mine : threadTexts.deleted.theirs;
}
