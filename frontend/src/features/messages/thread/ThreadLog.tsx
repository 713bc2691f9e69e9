import { useEffect, useMemo } from 'react';
import type { Conversation } from '../../../api/messages';
import type { HeldMessage } from '../../../api/safety';
import { dayName, ownTimeZone, useNow } from '../../../lib/clocks';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { threadTexts } from './texts';
import type { Thread } from '../model/thread';
import type { UnsentMessage } from '../model/unsent-store';
import type { NewPart } from '../model/use-new-part';
import type { OpenedThread } from '../model/use-thread';
import type { SearchTarget } from '../search/ThreadSearch';
import type { ConversationSlots } from '../slots';
import { HeldBubble } from './HeldBubble';
import { MessageBubble } from './MessageBubble';
import { threadRows, type ThreadRow } from './thread-rows';
import styles from './ThreadLog.module.css';
import { UnsentBubble } from './UnsentBubble';
import { useMessageActions, type WritingActions } from './use-message-actions';
import { useMessageCallbacks } from './use-message-callbacks';
import { useScrollAnchor } from './use-scroll-anchor';
import { WritingDots } from './WritingDots';

const { thread: texts, quote: quoteTexts } = threadTexts;

interface ThreadLogProps {
  thread: OpenedThread;
  /** The stretch of the thread that is shown. */
  shown: Thread;
  person: Conversation['with'];
  ownId: string;
  writing: boolean;
  newPart: NewPart | null;
  unsent: UnsentMessage[];
  held: HeldMessage[];
  /** Absent if no one can write any more. */
  writingActions: WritingActions | undefined;
  onAtBottom: (atBottom: boolean) => void;
  /** The search text, and the message to go to. */
  sought: SearchTarget | null;
  onSearch: () => void;
  slots: Pick<ConversationSlots, 'beneath' | 'report'>;
}

/** All messages in order, followed by unsent ones. */
export function ThreadLog(props: ThreadLogProps) {
  const { thread, shown, person, ownId, writingActions, onAtBottom, sought, onSearch, slots } = props;
  const { messages, rows, held, unsent } = useLogContent(props);
  /** An earlier stretch without the newest messages. */
  const isPart = thread.part !== null;
  const loadEarlier = () => void thread.loadEarlier();
  const newest = unsent.at(-1) ?? messages.at(-1);
  const { log, newBelow, atBottom, toBottom, reveal, ...events } = useScrollAnchor({
    oldestSeq: shown.oldestSeq,
    isPart,
    newestKey: newest?.clientMessageId ?? 'none',
    newestIsMine: unsent.length > 0 || messages.at(-1)?.senderId === ownId,
    onNearTop: loadEarlier,
    onNearEnd: () => void thread.loadLater(),
  });
  useEffect(() => onAtBottom(atBottom), [atBottom, onAtBottom]);

  const soughtSeq = sought?.at ?? null;
  const { found, ...callbacks } = useMessageCallbacks({ thread, ownId, log, reveal, soughtSeq });
  const { actionsOn, dialogs } = useMessageActions({
    ownId,
    person,
    writingActions,
    onChanged: thread.showChanged,
    report: slots.report,
  });
  const byId = new Map(messages.map((message) => [message.id, message]));

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
            {shown.oldestSeq > 1 ? <EarlierButton onClick={loadEarlier} /> : texts.beginning(person.displayName)}
          </li>
          {rows.map((row) =>
            row.kind === 'message' ? (
              <MessageBubble
                key={row.key}
                message={row.message}
                joined={row.joined}
                closes={row.closes}
                mine={row.message.senderId === ownId}
                read={row.message.isRead || row.message.seq <= shown.theirLastReadSeq}
                ownId={ownId}
                person={person}
                answered={row.message.replyTo ? byId.get(row.message.replyTo.id) : undefined}
                found={row.message.seq === found || row.message.seq === soughtSeq}
                query={sought?.query ?? ''}
                actionsOn={actionsOn}
                {...callbacks}
                beneath={slots.beneath}
              />
            ) : (
              <Divider key={row.key} row={row} />
            ),
          )}
          {isPart ? null : <UnstoredRows {...{ held, unsent, person, ownId }} writing={props.writing} />}
        </ol>
      </div>
      {newBelow || isPart ? (
        <DownButton label={isPart ? texts.toNewest : texts.newMessages} onClick={isPart ? thread.toNewest : toBottom} />
      ) : null}
      {dialogs}
    </div>
  );
}

/** The stored messages as rows, and those that are not stored yet. */
function useLogContent({ thread, shown, ownId, newPart, unsent, held }: ThreadLogProps) {
  const messages = useMemo(() => [...shown.messages, ...shown.ahead], [shown.messages, shown.ahead]);
  const { theirLastReadSeq, lastSeq } = shown;
  const timeZone = ownTimeZone();
  const rows = useMemo(
    () => threadRows(messages, { timeZone, ownId, theirLastReadSeq, newPart, lastSeq }),
    [messages, timeZone, ownId, theirLastReadSeq, newPart, lastSeq],
  );
  const stored = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  const isNotStored = ({ clientMessageId }: { clientMessageId: string }) => !stored.has(clientMessageId);
  return {
    messages,
    rows,
    held: held.filter(isNotStored),
    unsent: thread.part ? [] : unsent.filter(isNotStored),
  };
}

const EarlierButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" size="small" onClick={onClick}>
    {texts.earlier}
  </Button>
);

const DownButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={styles.pill} onClick={onClick}>
    {label}
    <Icon name="chevron" size={16} />
  </button>
);

/** Where, for this reader, a new day or what they have not read begins. */
function Divider({ row }: { row: Exclude<ThreadRow, { kind: 'message' }> }) {
  const now = useNow();
  return row.kind === 'new' ? (
    <li className={styles.new} data-new>
      <span>{texts.newCount(row.count)}</span>
    </li>
  ) : (
    <li className={styles.day}>
      <span>{dayName(row.date, now, ownTimeZone())}</span>
    </li>
  );
}

/** What comes after the stored messages. */
const UnstoredRows = ({
  held,
  unsent,
  writing,
  person,
  ownId,
}: Pick<ThreadLogProps, 'held' | 'unsent' | 'writing' | 'person' | 'ownId'>) => (
  <>
    {held.map((message) => (
      <HeldBubble key={message.clientMessageId} message={message} />
    ))}
    {unsent.map((message) => (
      <UnsentBubble
        key={message.clientMessageId}
        message={message}
        nameOf={(senderId) => (senderId === ownId ? quoteTexts.you : person.displayName)}
      />
    ))}
    {writing ? (
      <li className={styles.writing}>
        <WritingDots />
        <span className="sr">{texts.isWriting(person.displayName)}</span>
      </li>
    ) : null}
  </>
);
