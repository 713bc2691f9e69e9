import { useEffect, type ReactNode } from 'react';
import { useRemoveReactionMutation, useSetReactionMutation, type Conversation } from '../../../api/messages';
import { messageOf } from '../../../lib/api-error';
import type { HeldMessage } from '../../../api/safety';
import { dayName, ownTimeZone, useNow } from '../../../lib/clocks';
import type { Reaction, Reactions } from '../../../api/realtime';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { toast } from '../../../ui/toast';
import { messagesTexts } from '../texts';
import type { Message, Thread } from '../model/thread';
import type { UnsentMessage } from '../model/unsent-store';
import { HeldBubble } from './HeldBubble';
import { MessageBubble } from './MessageBubble';
import { threadRows } from './thread-rows';
import styles from './ThreadLog.module.css';
import { UnsentBubble } from './UnsentBubble';
import { useScrollAnchor } from './use-scroll-anchor';
import { WritingDots } from './WritingDots';

const { thread: texts, reactions: reactionTexts } = messagesTexts;

interface ThreadLogProps {
  thread: Thread;
  person: Conversation['with'];
  ownId: string;
  writing: boolean;
  unsent: UnsentMessage[];
  held: HeldMessage[];
  onEarlier: () => void;
  onReactions: (messageId: string, reactions: Reactions) => void;
  onAtBottom: (atBottom: boolean) => void;
  beneath: ((message: Message) => ReactNode) | undefined;
}

/** Everything that was said, in order, and below it what is on its way. */
export function ThreadLog({
  thread,
  person,
  ownId,
  writing,
  unsent,
  held,
  onEarlier,
  onReactions,
  onAtBottom,
  beneath,
}: ThreadLogProps) {
  const now = useNow();
  const timeZone = ownTimeZone();
  const [setReaction] = useSetReactionMutation();
  const [removeReaction] = useRemoveReactionMutation();
  const messages = thread.ahead.length > 0 ? [...thread.messages, ...thread.ahead] : thread.messages;
  const stored = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  const waiting = unsent.filter(({ clientMessageId }) => !stored.has(clientMessageId));
  const newest = messages.at(-1);
  const newestUnsent = waiting.at(-1);
  const { log, newBelow, atBottom, toBottom, onScroll } = useScrollAnchor({
    oldestSeq: thread.oldestSeq,
    newestKey: newestUnsent?.clientMessageId ?? newest?.clientMessageId ?? 'none',
    newestIsMine: newestUnsent !== undefined || newest?.senderId === ownId,
    onNearTop: onEarlier,
  });
  useEffect(() => onAtBottom(atBottom), [atBottom, onAtBottom]);

  const toggleReaction = async (message: Message, reaction: Reaction, on: boolean) => {
    const others = (message.reactions[reaction] ?? []).filter((id) => id !== ownId);
    onReactions(message.id, { ...message.reactions, [reaction]: on ? [...others, ownId] : others });
    try {
      await (on ? setReaction : removeReaction)({ id: message.id, reaction }).unwrap();
    } catch (error) {
      onReactions(message.id, message.reactions);
      toast.error(reactionTexts.failed, messageOf(error));
    }
  };

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={texts.label(person.displayName)}
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol className={styles.rows}>
          <li className={styles.start}>
            {thread.oldestSeq > 1 ? (
              <Button variant="quiet" size="small" onClick={onEarlier}>
                {texts.earlier}
              </Button>
            ) : (
              texts.beginning(person.displayName)
            )}
          </li>
          {threadRows(messages, timeZone).map((row) =>
            row.kind === 'day' ? (
              <li key={row.key} className={styles.day}>
                <span>{dayName(row.date, now, timeZone)}</span>
              </li>
            ) : (
              <MessageBubble
                key={row.key}
                message={row.message}
                mine={row.message.senderId === ownId}
                read={row.message.isRead || row.message.seq <= thread.theirLastReadSeq}
                ownId={ownId}
                person={person}
                onToggleReaction={toggleReaction}
              >
                {beneath?.(row.message)}
              </MessageBubble>
            ),
          )}
          {held
            .filter(({ clientMessageId }) => !stored.has(clientMessageId))
            .map((message) => (
              <HeldBubble key={message.clientMessageId} message={message} />
            ))}
          {waiting.map((message) => (
            <UnsentBubble key={message.clientMessageId} message={message} />
          ))}
          {writing ? (
            <li className={styles.writing}>
              <WritingDots />
              <span className="sr">{texts.isWriting(person.displayName)}</span>
            </li>
          ) : null}
        </ol>
      </div>
      {newBelow ? (
        <button type="button" className={styles.pill} onClick={toBottom}>
          {texts.newMessages}
          <Icon name="chevron" size={16} />
        </button>
      ) : null}
    </div>
  );
}
