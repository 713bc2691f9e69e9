import { Link } from 'react-router-dom';
import { useMessageSearchInfiniteQuery, type FoundConversation } from '../../../api/messages';
import { foundPath } from '../../../config/paths';
import { ownTimeZone, shortTime, useNow } from '../../../lib/clocks';
import { VerifiedMark } from '../../../entities/people/Reputation';
import { capitalised } from '../../../lib/format/capitalised';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { useDebouncedValue } from '../../../lib/use-debounced-value';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { Face } from '../Face';
import { FROM_LIST } from '../list/from-list';
import { messagesTexts } from '../texts';
import styles from './FoundMessages.module.css';
import { Highlighted } from './Highlighted';

const { search: texts } = messagesTexts;

interface FoundMessagesProps {
  typed: string;
  ownId: string;
  /** No conversation is open. */
  alone: boolean;
}

/** Messages with the words, by conversation: each leads to where it was said. */
export default function FoundMessages({ typed, ownId, alone }: FoundMessagesProps) {
  const query = useDebouncedValue(typed.trim());
  const { data, error, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useMessageSearchInfiniteQuery(query);
  const found = data?.pages.flatMap(({ items }) => items) ?? [];
  const waiting = query !== typed.trim() || (isFetching && !isFetchingNextPage);
  return (
    <section className={styles.found} aria-label={texts.heading} aria-busy={waiting}>
      <h2>{texts.heading}</h2>
      <p className="sr" role="status">
        {waiting || error ? '' : texts.count(found.length, hasNextPage)}
      </p>
      {waiting ? (
        <div className={styles.note} aria-hidden="true">
          <Skeleton width="40%" />
          <Skeleton width="80%" />
        </div>
      ) : error && found.length === 0 ? (
        <div className={styles.note} role="alert">
          <p>{texts.failed}</p>
          <Button ref={focusParentOnUnmount} variant="quiet" size="small" onClick={() => void refetch()}>
            {messagesTexts.list.again}
          </Button>
        </div>
      ) : found.length === 0 ? (
        <p className={styles.note}>{texts.nothing(query)}</p>
      ) : (
        <ul>
          {found.map((conversation) => (
            <li key={conversation.conversationId}>
              <Found conversation={conversation} query={query} ownId={ownId} alone={alone} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && !waiting ? (
        <div className={styles.note}>
          {error ? <p role="alert">{texts.failed}</p> : null}
          <Button variant="quiet" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.older}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface FoundProps extends Omit<FoundMessagesProps, 'typed'> {
  conversation: FoundConversation;
  query: string;
}

function Found({ conversation, query, ownId, alone }: FoundProps) {
  const now = useNow();
  const { conversationId, with: person, count, messages } = conversation;
  return (
    <>
      <h3 className={styles.who}>
        <Face person={person} size={44} />
        {capitalised(person.displayName)}
        <VerifiedMark verified={person.verified} compact />
      </h3>
      <ul>
        {messages.map(({ seq, senderId, createdAt, excerpt }) => (
          <li key={seq}>
            <Link className={styles.hit} to={foundPath(conversationId, query, seq)} state={alone ? FROM_LIST : null}>
              <time dateTime={createdAt}>{shortTime(new Date(createdAt), now, ownTimeZone())}</time>
              <span>
                {senderId === ownId ? messagesTexts.list.you : ''}
                <Highlighted text={excerpt} query={query} />
              </span>
            </Link>
          </li>
        ))}
        {count > messages.length ? (
          <li>
            <Link className={styles.all} to={foundPath(conversationId, query)} state={alone ? FROM_LIST : null}>
              {texts.all(count, person.displayName)}
            </Link>
          </li>
        ) : null}
      </ul>
    </>
  );
}
