import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useGetConversationQuery, useGetOpenersQuery, type Conversation } from '../../api/messages';
import { paths } from '../../config/paths';
import { isApiError } from '../../lib/api-error';
import { retryImport } from '../../lib/retry-import';
import { useElapsed } from '../../lib/use-elapsed';
import { ArrowLink, IconButton, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { ThreadAside } from './aside/ThreadAside';
import { Composer, loadOpeners } from './composer/Composer';
import type { ComposerHandle } from './composer/use-composer';
import { messagesTexts } from './texts';
import { isAnswered, type Message } from './model/thread';
import type { UnsentMessage } from './model/unsent-store';
import { useHeldMessages } from './model/use-held-messages';
import { useNewPart } from './model/use-new-part';
import { useVoiceOrder } from './model/use-voice-order';
import { useReadMarker } from './model/use-read-marker';
import { useThread } from './model/use-thread';
import { useLatch } from '../../lib/use-latch';
import styles from './MessagesScreen.module.css';
import type { SearchTarget } from './search/ThreadSearch';
import type { ConversationSlots } from './slots';
import { SilenceNotice } from './silence/SilenceNotice';
import { ConversationMenu } from './settings/ConversationMenu';
import { ThreadHeader } from './thread/ThreadHeader';
import { ThreadLog } from './thread/ThreadLog';
import { WaitingThread } from './thread/WaitingThread';

const ThreadSearch = lazy(retryImport(() => import('./search/ThreadSearch')));

const { thread: texts, search: searchTexts } = messagesTexts;

interface ThreadPaneProps {
  id: string;
  /** The conversation in the list; one beyond the first page is fetched. */
  listed: Conversation | undefined;
  ownId: string;
  writing: boolean;
  unsent: UnsentMessage[];
  onRead: (id: string, lastReadSeq: number) => void;
  slots: ConversationSlots;
}

/** What the list of conversations tells the open one. */
export type OpenConversationProps = Omit<ThreadPaneProps, 'slots'>;

/** One conversation: its header, messages, composer, and the person's details. */
export function ThreadPane({ listed, ...rest }: ThreadPaneProps) {
  const fetched = useGetConversationQuery(
    { id: rest.id },
    { skip: listed !== undefined, refetchOnMountOrArgChange: true },
  );
  const current = listed ?? fetched.data;
  // It stays once shown: the confirmation of a report must not disappear with the conversation.
  const [kept, setKept] = useState(current);
  if (current && current !== kept) setKept(current);
  const conversation = current ?? kept;
  if (conversation) return <OpenThread conversation={conversation} {...rest} />;
  if (fetched.error)
    return (
      <section className={styles.pane} data-missing>
        {isMissing(fetched.error) ? (
          <EmptyState title={texts.missing} text={texts.missingText}>
            <ToAllMessages />
            <ToBlockedPeople />
          </EmptyState>
        ) : (
          <Failed words={texts.failed} onAgain={() => void fetched.refetch()}>
            <ToAllMessages />
          </Failed>
        )}
      </section>
    );
  return <WaitingThread />;
}

function OpenThread({
  conversation,
  ownId,
  writing,
  unsent,
  onRead,
  slots,
}: Omit<ThreadPaneProps, 'id' | 'listed'> & { conversation: Conversation }) {
  const { id, with: person } = conversation;
  const { state, part, load, loadEarlier, loadLater, goTo, toNewest, settle, showReactions, showChanged } = useThread(
    id,
    person.id,
    conversation.theirLastReadSeq,
  );
  const shown = part ?? state.thread;
  const newPart = useNewPart(state.thread, shown, conversation.lastReadSeq);
  useVoiceOrder(id, shown?.messages);
  const { held, refetchHeld } = useHeldMessages(id);
  const hasOpeners = useOpenersLoaded(id, conversation.lastSeq === 0);
  const isReady = useLatch((slots.useIsReady?.(id) ?? true) && hasOpeners);
  const [atBottom, setAtBottom] = useState(true);
  const composer = useRef<ComposerHandle>(null);
  const search = useSearch();
  const writingActions = useMemo(
    () => ({
      onReply: (message: Message) => composer.current?.reply(message),
      onEdit: (message: Message) => composer.current?.edit(message),
    }),
    [],
  );
  useOwnMessageShown(unsent, toNewest);
  const lastSeq = state.thread?.lastSeq;
  useEffect(() => {
    if (atBottom) settle();
  }, [atBottom, lastSeq, settle]);
  useReadMarker({
    conversationId: id,
    seq: isReady && state.thread && atBottom && !part ? state.thread.lastSeq : null,
    lastReadSeq: conversation.lastReadSeq,
    onRead: (seq) => onRead(id, seq),
  });

  if (state.status === 'loading' || !isReady) return <WaitingThread />;
  return (
    <>
      <section
        className={styles.pane}
        aria-label={texts.label(person.displayName)}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          composer.current?.attach(event.dataTransfer.files);
        }}
      >
        <ThreadHeader
          person={person}
          tools={
            <>
              {slots.tools?.(conversation)}
              <IconButton className={styles.search} icon="search" label={searchTexts.open} onClick={search.open} />
              <ConversationMenu conversation={conversation} onSearch={search.open} />
            </>
          }
        />
        {slots.underWay?.(conversation)}
        {search.begun && state.thread ? (
          <Suspense>
            <ThreadSearch
              key={search.begun.key}
              conversationId={id}
              name={person.displayName}
              begun={search.begun}
              onSought={search.setSought}
              onClose={search.close}
            />
          </Suspense>
        ) : null}
        {state.thread ? (
          <>
            <ThreadLog
              thread={part ?? state.thread}
              isPart={part !== null}
              person={person}
              ownId={ownId}
              writing={writing}
              newPart={newPart}
              unsent={unsent}
              held={held}
              onEarlier={() => void loadEarlier()}
              onLater={() => void loadLater()}
              onGoTo={goTo}
              onNewest={toNewest}
              writingActions={state.status === 'closed' ? undefined : writingActions}
              onChanged={showChanged}
              onReactions={showReactions}
              onAtBottom={setAtBottom}
              sought={search.sought}
              onSearch={search.open}
              beneath={slots.beneath}
              report={slots.report}
            />
            {state.status === 'closed' ? (
              <Closed name={person.displayName} />
            ) : (
              <Composer
                ref={composer}
                onChanged={showChanged}
                onHeld={refetchHeld}
                conversationId={id}
                ownId={ownId}
                draft={conversation.draft}
                person={person}
                above={
                  unsent.length === 0 && held.length === 0 ? (
                    <SilenceNotice conversation={conversation} ownId={ownId} />
                  ) : null
                }
                isAnswered={isAnswered(state.thread, person.id)}
                isFirst={state.thread.lastSeq === 0 && unsent.length === 0}
              />
            )}
          </>
        ) : state.status === 'missing' ? (
          <EmptyState title={texts.missing} text={texts.missingText}>
            <ToBlockedPeople />
          </EmptyState>
        ) : (
          <Failed words={texts.failed} onAgain={() => void load()} />
        )}
      </section>
      <ThreadAside person={person}>{slots.aside?.(conversation)}</ThreadAside>
    </>
  );
}

/** Goes to your own new message. */
function useOwnMessageShown(unsent: readonly UnsentMessage[], toNewest: () => void): void {
  const newest = unsent.at(-1)?.clientMessageId;
  const show = useEffectEvent(toNewest);
  useEffect(() => {
    if (newest) show();
  }, [newest]);
}

/** Shown later than the field, suggestions would push it up; but no one has to wait for them to write. */
const OPENERS_MS = 1_500;

/** Whether the suggestions for a first message are known, or take too long. */
function useOpenersLoaded(id: string, isUnbegun: boolean): boolean {
  const { isLoading } = useGetOpenersQuery({ id }, { skip: !isUnbegun });
  const [hasCode, setHasCode] = useState(false);
  useEffect(() => {
    if (isUnbegun)
      void loadOpeners()
        .catch(() => undefined)
        .finally(() => setHasCode(true));
  }, [isUnbegun]);
  const isLate = useElapsed(OPENERS_MS);
  return !isUnbegun || isLate || (hasCode && !isLoading);
}

/** The search in the open conversation: opened in its header, or by a link to a result. */
function useSearch() {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const query = params.get('find');
  const at = Number(params.get('at')) || null;
  const linked = query ? { key, query, at } : null;
  const [seenKey, setSeenKey] = useState(key);
  const [begun, setBegun] = useState<(SearchTarget & { key: string }) | null>(linked);
  const [sought, setSought] = useState<SearchTarget | null>(null);
  if (key !== seenKey) {
    setSeenKey(key);
    if (linked) setBegun(linked);
  }
  const end = () => {
    setBegun(null);
    setSought(null);
  };
  return {
    begun,
    sought: begun && sought,
    setSought,
    open: () => setBegun({ key: crypto.randomUUID(), query: '', at: null }),
    close: end,
  };
}

/** The conversation does not exist, or belongs to others. */
const isMissing = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 400);

const ToAllMessages = () => (
  <LinkButton variant="quiet" to={paths.messages}>
    {texts.back}
  </LinkButton>
);

const Closed = ({ name }: { name: string }) => (
  <div className={styles.closed} role="status">
    <p>
      <b>{texts.closed(name)}</b> {texts.closedText}
    </p>
    <ToBlockedPeople />
  </div>
);

const ToBlockedPeople = () => <ArrowLink to={paths.accountSafety}>{texts.blockedPeople}</ArrowLink>;
