import { lazy, Suspense, useState } from 'react';
import type { Conversation } from '../../../api/messages';
import { paths } from '../../../config/paths';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { Button, IconButton, LinkButton } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { MailboxDrawing } from '../../../ui/drawings/MailboxDrawing';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { retryImport } from '../../../lib/retry-import';
import { isSearchable } from '../search/by-words';
import { messagesTexts } from '../texts';
import type { useConversations } from '../model/use-conversations';
import type { UnsentMessage } from '../model/unsent-store';
import { ConversationRow } from './ConversationRow';
import styles from './ConversationList.module.css';

const FoundMessages = lazy(retryImport(() => import('../search/FoundMessages')));

const { list: texts } = messagesTexts;

export type ListFilter = 'all' | 'unread' | 'archived';

interface ConversationListProps {
  conversations: ReturnType<typeof useConversations>;
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  openId: string | null;
  ownId: string;
  ownType: 'family' | 'aupair' | 'admin';
  writing: ReadonlySet<string>;
  unsent: readonly UnsentMessage[];
  /** Whose drafts are shown. */
  owner: string;
}

/** Everyone one talks to, newest first, with a filter and a search by name and words. */
export function ConversationList({
  conversations: { items, error, refetch, more },
  filter,
  onFilter,
  openId,
  ownId,
  ownType,
  writing,
  unsent,
  owner,
}: ConversationListProps) {
  const [name, setName] = useState<string | null>(null);
  const searched = name !== null && isSearchable(name) ? name : null;
  const shown = items
    ?.filter(({ id, unreadCount }) => filter !== 'unread' || unreadCount > 0 || id === openId)
    .filter((conversation) => !name || conversation.with.displayName.toLowerCase().includes(name.trim().toLowerCase()));

  return (
    <nav className={styles.list} aria-label={texts.label}>
      <Head name={name} onName={setName} />
      <FilterChips items={items} filter={filter} onFilter={onFilter} hidden={searched !== null} />
      {error !== undefined && !items ? (
        <ListFailed onRetry={() => void refetch()} />
      ) : !shown ? (
        <WaitingRows />
      ) : shown.length > 0 ? (
        <ul>
          {shown.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                open={conversation.id === openId}
                alone={openId === null}
                writing={writing.has(conversation.id)}
                ownId={ownId}
                owner={owner}
                unsent={unsent.findLast(({ conversationId }) => conversationId === conversation.id)}
              />
            </li>
          ))}
        </ul>
      ) : items?.length === 0 && filter !== 'archived' ? (
        <NoConversations ownType={ownType} />
      ) : searched !== null ? null : (
        <p className={styles.note}>
          {items?.length && name
            ? texts.noOneFound
            : filter === 'archived'
              ? texts.nothingArchived
              : texts.nothingUnread}
        </p>
      )}
      {items && more.there ? <More more={more} isNarrowed={Boolean(name) || filter === 'unread'} /> : null}
      {searched === null ? null : (
        <Suspense>
          <FoundMessages typed={searched} ownId={ownId} alone={openId === null} />
        </Suspense>
      )}
    </nav>
  );
}

interface HeadProps {
  /** The name that is searched for; null while the search is closed. */
  name: string | null;
  onName: (name: string | null) => void;
}

const Head = ({ name, onName }: HeadProps) => (
  <>
    <div className={styles.head}>
      <h1>{texts.heading}</h1>
      <IconButton
        icon={name === null ? 'search' : 'close'}
        label={name === null ? texts.search : texts.closeSearch}
        onClick={() => onName(name === null ? '' : null)}
      />
    </div>
    {name === null ? null : (
      <input
        className={styles.search}
        type="search"
        maxLength={100}
        autoFocus
        aria-label={texts.searchLabel}
        placeholder={texts.search}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
    )}
  </>
);

interface FilterChipsProps extends Pick<ConversationListProps, 'filter' | 'onFilter'> {
  items: Conversation[] | undefined;
  hidden: boolean;
}

function FilterChips({ items, filter, onFilter, hidden }: FilterChipsProps) {
  const unreadTotal = filter === 'archived' ? 0 : (items?.filter(({ unreadCount }) => unreadCount > 0).length ?? 0);
  return (
    <div className={styles.filter} hidden={hidden}>
      <Chip on={filter === 'all'} onClick={() => onFilter('all')}>
        {texts.all}
      </Chip>
      <Chip on={filter === 'unread'} onClick={() => onFilter('unread')}>
        {unreadTotal > 0 ? `${texts.unread} ${unreadTotal}` : texts.unread}
      </Chip>
      <Chip on={filter === 'archived'} onClick={() => onFilter('archived')}>
        {texts.archived}
      </Chip>
    </div>
  );
}

const ListFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.note} role="alert">
    <p>{texts.failed}</p>
    <Button ref={focusParentOnUnmount} variant="quiet" size="small" onClick={onRetry}>
      {texts.again}
    </Button>
  </div>
);

const NoConversations = ({ ownType }: Pick<ConversationListProps, 'ownType'>) => (
  <div className={styles.quiet}>
    <EmptyState drawing={<MailboxDrawing />} title={texts.empty.title} text={texts.empty.text}>
      <LinkButton size="small" to={ownType === 'aupair' ? paths.searchFamilies : paths.searchAuPairs}>
        {ownType === 'aupair' ? texts.empty.findFamilies : texts.empty.findAuPairs}
      </LinkButton>
    </EmptyState>
  </div>
);

interface MoreProps {
  more: ReturnType<typeof useConversations>['more'];
  /** Only some of the loaded conversations are shown: what is not loaded may match too. */
  isNarrowed: boolean;
}

const More = ({ more, isNarrowed }: MoreProps) => (
  <div className={styles.more}>
    {isNarrowed ? <p>{texts.olderToo}</p> : null}
    {more.failed ? <p role="alert">{texts.moreFailed}</p> : null}
    <Button variant="quiet" size="small" busy={more.busy} onClick={more.load}>
      {texts.more}
    </Button>
  </div>
);

function WaitingRows() {
  return (
    <ul aria-hidden="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key} className={styles.waiting}>
          <Skeleton shape="circle" width="56px" height="56px" />
          <span>
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </span>
        </li>
      ))}
    </ul>
  );
}
