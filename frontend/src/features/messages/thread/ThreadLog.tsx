import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
import type { NewPart } from '../model/use-new-part';
import type { SearchTarget } from '../search/ThreadSearch';
import type { ConversationSlots } from '../slots';
import { HeldBubble } from './HeldBubble';
import { MessageBubble } from './MessageBubble';
import { threadRows } from './thread-rows';
import styles from './ThreadLog.module.css';
import { UnsentBubble } from './UnsentBubble';
import { useMessageActions, type WritingActions } from './use-message-actions';
import { useScrollAnchor } from './use-scroll-anchor';
import { WritingDots } from './WritingDots';

const { thread: texts, reactions: reactionTexts, quote: quoteTexts } = messagesTexts;

/** How long a message stands out after going to it. */
const FOUND_MS = 2_000;

interface ThreadLogProps {
  thread: Thread;
  /** It is an earlier stretch without the newest messages. */
  isPart: boolean;
  person: Conversation['with'];
  ownId: string;
  writing: boolean;
  newPart: NewPart | null;
  unsent: UnsentMessage[];
  held: HeldMessage[];
  onEarlier: () => void;
  /** After an earlier stretch. */
  onLater: () => void;
  /** Loads a message with those around it. Resolves with whether it is shown; null if it is no longer needed. */
  onGoTo: (seq: number) => Promise<boolean | null>;
  onNewest: () => void;
  /** Absent if no one can write any more. */
  writingActions: WritingActions | undefined;
  /** Shows your own change of a message at once. */
  onChanged: (message: Message) => void;
  onReactions: (messageId: string, reactions: Reactions) => void;
  onAtBottom: (atBottom: boolean) => void;
  /** The search text, and the message to go to. */
  sought: SearchTarget | null;
  onSearch: () => void;
  beneath: ConversationSlots['beneath'];
  report: ConversationSlots['report'];
}

/** All messages in order, followed by unsent ones. */
export function ThreadLog({
  thread,
  isPart,
  person,
  ownId,
  writing,
  newPart,
  unsent,
  held,
  onEarlier,
  onLater,
  onGoTo,
  onNewest,
  writingActions,
  onChanged,
  onReactions,
  onAtBottom,
  sought,
  onSearch,
  beneath,
  report,
}: ThreadLogProps) {
  const now = useNow();
  const timeZone = ownTimeZone();
  const messages = useMemo(() => [...thread.messages, ...thread.ahead], [thread.messages, thread.ahead]);
  const stored = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  const isNotStored = ({ clientMessageId }: { clientMessageId: string }) => !stored.has(clientMessageId);
  const waiting = isPart ? [] : unsent.filter(isNotStored);
  const { theirLastReadSeq, lastSeq } = thread;
  const rows = useMemo(
    () => threadRows(messages, { timeZone, ownId, theirLastReadSeq, newPart, lastSeq }),
    [messages, timeZone, ownId, theirLastReadSeq, newPart, lastSeq],
  );
  const newest = messages.at(-1);
  const newestUnsent = waiting.at(-1);
  const { log, newBelow, atBottom, toBottom, reveal, ...events } = useScrollAnchor({
    oldestSeq: thread.oldestSeq,
    isPart,
    newestKey: newestUnsent?.clientMessageId ?? newest?.clientMessageId ?? 'none',
    newestIsMine: newestUnsent !== undefined || newest?.senderId === ownId,
    onNearTop: onEarlier,
    onNearEnd: onLater,
  });
  useEffect(() => onAtBottom(atBottom), [atBottom, onAtBottom]);

  const soughtSeq = sought?.at ?? null;
  const { goTo, found } = useGoToMessage({ log, reveal, soughtSeq, onGoTo });
  const toggleReaction = useReactionToggle(ownId, onReactions);

  const nameOf = (senderId: string) => (senderId === ownId ? quoteTexts.you : person.displayName);
  const byId = new Map(messages.map((message) => [message.id, message]));

  // Only changed messages are rendered again, so the callbacks of the others stay the same.
  const latest = useRef({ goTo, toggleReaction });
  useEffect(() => {
    latest.current = { goTo, toggleReaction };
  });
  const onGo = useCallback((seq: number) => void latest.current.goTo(seq, true), []);
  const onToggleReaction = useCallback(
    (message: Message, reaction: Reaction, on: boolean) => void latest.current.toggleReaction(message, reaction, on),
    [],
  );
  const { actionsOn, dialogs } = useMessageActions({ ownId, person, writing: writingActions, onChanged, report });

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={texts.log(person.displayName)}
        tabIndex={0}
        {...events}
        // Only while the conversation itself has the focus, so that typing elsewhere is not affected.
        onKeyDown={(event) => {
          if (event.key !== '/' || event.target !== log.current) return;
          event.preventDefault();
          onSearch();
        }}
      >
        <ol className={styles.rows}>
          <li className={styles.start}>
            {thread.oldestSeq > 1 ? <EarlierButton onClick={onEarlier} /> : texts.beginning(person.displayName)}
          </li>
          {rows.map((row) =>
            row.kind === 'new' ? (
              <li key={row.key} className={styles.new} data-new>
                <span>{texts.newCount(row.count)}</span>
              </li>
            ) : row.kind === 'day' ? (
              <li key={row.key} className={styles.day}>
                <span>{dayName(row.date, now, timeZone)}</span>
              </li>
            ) : (
              <MessageBubble
                key={row.key}
                message={row.message}
                joined={row.joined}
                closes={row.closes}
                mine={row.message.senderId === ownId}
                read={row.message.isRead || row.message.seq <= theirLastReadSeq}
                ownId={ownId}
                person={person}
                answered={row.message.replyTo ? byId.get(row.message.replyTo.id) : undefined}
                found={row.message.seq === found || row.message.seq === soughtSeq}
                query={sought?.query ?? ''}
                actionsOn={actionsOn}
                onGo={onGo}
                onToggleReaction={onToggleReaction}
                beneath={beneath}
              />
            ),
          )}
          {isPart ? null : (
            <>
              {held.filter(isNotStored).map((message) => (
                <HeldBubble key={message.clientMessageId} message={message} />
              ))}
              {waiting.map((message) => (
                <UnsentBubble key={message.clientMessageId} message={message} nameOf={nameOf} />
              ))}
              {writing ? <IsWriting name={person.displayName} /> : null}
            </>
          )}
        </ol>
      </div>
      {newBelow || isPart ? (
        <button type="button" className={styles.pill} onClick={isPart ? onNewest : toBottom}>
          {isPart ? texts.toNewest : texts.newMessages}
          <Icon name="chevron" size={16} />
        </button>
      ) : null}
      {dialogs}
    </div>
  );
}

const EarlierButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" size="small" onClick={onClick}>
    {texts.earlier}
  </Button>
);

const IsWriting = ({ name }: { name: string }) => (
  <li className={styles.writing}>
    <WritingDots />
    <span className="sr">{texts.isWriting(name)}</span>
  </li>
);

/** Shows a change of your own reactions at once, and takes it back if the server does not accept it. */
function useReactionToggle(ownId: string, onReactions: ThreadLogProps['onReactions']) {
  const [setReaction] = useSetReactionMutation();
  const [removeReaction] = useRemoveReactionMutation();
  return async (message: Message, reaction: Reaction, on: boolean) => {
    const others = (message.reactions[reaction] ?? []).filter((id) => id !== ownId);
    onReactions(message.id, { ...message.reactions, [reaction]: on ? [...others, ownId] : others });
    try {
      await (on ? setReaction : removeReaction)({ id: message.id, reaction }).unwrap();
    } catch (error) {
      onReactions(message.id, message.reactions);
      toast.error(reactionTexts.failed, messageOf(error));
    }
  };
}

interface GoToMessage extends Pick<ReturnType<typeof useScrollAnchor>, 'log' | 'reveal'> {
  /** The search result to go to. */
  soughtSeq: number | null;
  onGoTo: ThreadLogProps['onGoTo'];
}

/** Goes to a message, loading it first if needed. `found` is its number while it stands out. */
function useGoToMessage({ log, reveal, soughtSeq, onGoTo }: GoToMessage) {
  const [found, setFound] = useState<{ seq: number; focus: boolean } | null>(null);
  /** `focus`: not while someone types in the search field. */
  const goTo = async (seq: number, focus: boolean) => {
    const isThere = await onGoTo(seq);
    if (isThere) setFound({ seq, focus });
    else if (isThere === false) toast.error(quoteTexts.failed, quoteTexts.failedText);
  };
  useLayoutEffect(() => {
    if (found === null) return;
    const element = log.current?.querySelector<HTMLElement>(`[data-message="${found.seq}"]`);
    if (element) reveal(element, found.focus);
    const timer = setTimeout(() => setFound(null), FOUND_MS);
    return () => clearTimeout(timer);
  }, [found, log, reveal]);
  const goToSought = useEffectEvent((seq: number) => void goTo(seq, false));
  useEffect(() => {
    if (soughtSeq !== null) goToSought(soughtSeq);
  }, [soughtSeq]);
  return { goTo, found: found?.seq ?? null };
}
