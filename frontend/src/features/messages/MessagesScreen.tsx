import { lazy, Suspense, useCallback, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStoredSince } from '../../api/stored-answers';
import { useRealtimeStatus } from '../../api/realtime';
import { retryImport } from '../../lib/retry-import';
import { ownerOf } from '../../lib/offline/owner';
import { useSession } from '../../lib/session';
import { useSustained } from '../../lib/use-debounced-value';
import { StoredSince } from '../../ui/StoredSince';
import { MailboxDrawing } from '../../ui/drawings/MailboxDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { ConversationList, type ListFilter } from './list/ConversationList';
import { messagesTexts } from './texts';
import styles from './MessagesScreen.module.css';
import { useConnectionState } from './model/use-connection-state';
import { useConversations, withRead } from './model/use-conversations';
import { useDraftSaving } from './model/use-drafts';
import { useTyping } from './model/use-typing';
import { useUnsentMessages } from './model/use-unsent-messages';
import type { OpenConversationProps } from './ThreadPane';
import { WaitingThread } from './thread/WaitingThread';

// Needed once for each new conversation.
const StartConversation = lazy(
  retryImport(() => import('./StartConversation').then((part) => ({ default: part.StartConversation }))),
);

/** All conversations and the open one (`?conversation=`); `?to=` starts one with a person. */
export function MessagesScreen({ OpenConversation }: Pick<ConversationsProps, 'OpenConversation'>) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const to = search.get('to');
  if (!user) return null;
  if (to)
    return (
      <Suspense fallback={<Spinner page label={messagesTexts.start.opening} />}>
        <StartConversation userId={to} />
      </Suspense>
    );
  return (
    <Conversations
      owner={ownerOf(user)}
      ownId={user.id}
      ownType={user.userType}
      openId={search.get('conversation')}
      OpenConversation={OpenConversation}
    />
  );
}

const STAYS_MS = 2_000;

interface ConversationsProps {
  /** Whose unsent messages are shown. */
  owner: string;
  ownId: string;
  ownType: 'family' | 'aupair' | 'admin';
  openId: string | null;
  /** The open conversation, with what other features add to it. */
  OpenConversation: ComponentType<OpenConversationProps>;
}

function Conversations({ owner, ownId, ownType, openId, OpenConversation }: ConversationsProps) {
  const [filter, setFilter] = useState<ListFilter>('all');
  const archived = filter === 'archived';
  const conversations = useConversations(ownId, openId, archived);
  const { items, changeOne } = conversations;
  const unsent = useUnsentMessages(owner);
  useDraftSaving(owner);
  const writing = useTyping();
  const asOf = useStoredSince('/api/conversations?limit=50');
  const live = useConnectionState();
  const connection = useSustained(asOf !== null, STAYS_MS) ? 'offline' : live;
  const status = useRealtimeStatus();
  const listed = items?.find(({ id }) => id === openId);

  const markRead = useCallback(
    (id: string, lastReadSeq: number) => changeOne(id, (conversation) => withRead(conversation, lastReadSeq)),
    [changeOne],
  );

  return (
    <div className={styles.screen} data-open={openId ? true : undefined}>
      {openId ? <h1 className={`sr ${styles.title}`}>{messagesTexts.list.heading}</h1> : null}
      {connection === 'live' ? null : (
        <div className={styles.offline} role="status">
          <span>
            <Icon name="alert" size={17} />
            {messagesTexts.connection[connection]}
          </span>
          <StoredSince at={asOf} hasOfflineNotice />
        </div>
      )}
      <ConversationList
        conversations={conversations}
        filter={filter}
        onFilter={setFilter}
        openId={openId}
        ownId={ownId}
        ownType={ownType}
        writing={writing}
        unsent={unsent}
        owner={owner}
      />
      {openId ? (
        <Suspense fallback={<WaitingThread />}>
          <OpenConversation
            key={openId}
            id={openId}
            listed={listed}
            owner={owner}
            ownId={ownId}
            writing={writing.has(openId) && status === 'connected'}
            unsent={unsent.filter(({ conversationId }) => conversationId === openId)}
            onRead={markRead}
          />
        </Suspense>
      ) : (
        <section className={styles.pane} data-empty>
          {items?.length === 0 && !archived ? (
            <div className={styles.mailbox}>
              <MailboxDrawing />
            </div>
          ) : (
            <EmptyState
              drawing={<MailboxDrawing />}
              title={messagesTexts.list.choose}
              text={messagesTexts.list.chooseText}
            />
          )}
        </section>
      )}
    </div>
  );
}
