import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useGetConversationQuery, useGetOpenersQuery, type Conversation } from '../../api/messages';
import { paths } from '../../config/paths';
import { isApiError } from '../../lib/api-error';
import { retryImport } from '../../lib/retry-import';
import { useElapsed } from '../../lib/use-elapsed';
import { IconButton, LinkButton } from '../../ui/Button';
import { Failed } from '../../ui/Failed';
import { ThreadAside } from './aside/ThreadAside';
import { Composer, loadOpeners } from './composer/Composer';
import type { ComposerHandle } from './composer/use-composer';
import { threadTexts } from './thread/texts';
import { isAnswered } from './model/thread';
import type { UnsentMessage } from './model/unsent-store';
import { useOutbox } from './model/open-outbox';
import { useHeldMessages } from './model/use-held-messages';
import { useNewPart } from './model/use-new-part';
import { useVoiceOrder } from './model/use-voice-order';
import { useReadMarker } from './model/use-read-marker';
import { useThread } from './model/use-thread';
import { useLatch } from '../../lib/use-latch';
import styles from './MessagesScreen.module.css';
import { useThreadSearch } from './search/use-thread-search';
import type { ConversationSlots } from './slots';
import { SilenceNotice } from './silence/SilenceNotice';
import { ConversationMenu } from './settings/ConversationMenu';
import { ThreadHeader } from './thread/ThreadHeader';
import { ThreadLog } from './thread/ThreadLog';
import type { WritingActions } from './thread/use-message-actions';
import { ClosedConversation, MissingConversation } from './thread/UnavailableConversation';
import { WaitingThread } from './thread/WaitingThread';

const ThreadSearch = lazy(retryImport(() => import('./search/ThreadSearch')));

const { thread: texts, search: searchTexts } = threadTexts;

interface ThreadPaneProps {
  id: string;
  /** The conversation in the list; one beyond the first page is fetched. */
  listed: Conversation | undefined;
  /** Who writes: their messages are sent by this tab. */
  owner: string;
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
          <MissingConversation>
            <ToAllMessages />
          </MissingConversation>
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
  owner,
  ownId,
  writing,
  unsent,
  onRead,
  slots,
}: Omit<ThreadPaneProps, 'id' | 'listed'> & { conversation: Conversation }) {
  const { id, with: person } = conversation;
  useOutbox(owner);
  const thread = useThread(id, person.id, conversation.theirLastReadSeq);
  const { state, part, settle } = thread;
  const shown = part ?? state.thread;
  const newPart = useNewPart(state.thread, shown, conversation.lastReadSeq);
  useVoiceOrder(id, shown?.messages);
  const { held, refetchHeld } = useHeldMessages(id);
  const hasOpeners = useOpenersLoaded(id, conversation.lastSeq === 0);
  const isReady = useLatch((slots.useIsReady?.(id) ?? true) && hasOpeners);
  const [atBottom, setAtBottom] = useState(true);
  const composer = useRef<ComposerHandle>(null);
  const writingActions = useWritingActions(composer);
  const search = useThreadSearch();
  useOwnMessageShown(unsent, thread.toNewest);
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
      <DropSection label={texts.label(person.displayName)} onDrop={(files) => composer.current?.attach(files)}>
        <ThreadTop conversation={conversation} search={search} hasThread={state.thread !== null} slots={slots} />
        {state.thread && shown ? (
          <>
            <ThreadLog
              {...{ thread, shown, person, ownId, writing, newPart, unsent, held, slots }}
              writingActions={state.status === 'closed' ? undefined : writingActions}
              onAtBottom={setAtBottom}
              sought={search.sought}
              onSearch={search.open}
            />
            {state.status === 'closed' ? (
              <ClosedConversation name={person.displayName} />
            ) : (
              <Composer
                ref={composer}
                onChanged={thread.showChanged}
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
          <MissingConversation />
        ) : (
          <Failed words={texts.failed} onAgain={() => void thread.load()} />
        )}
      </DropSection>
      <ThreadAside person={person}>{slots.aside?.(conversation)}</ThreadAside>
    </>
  );
}

interface ThreadTopProps extends Pick<ThreadPaneProps, 'slots'> {
  conversation: Conversation;
  search: ReturnType<typeof useThreadSearch>;
  hasThread: boolean;
}

/** Who it is, pending matters with them, and the search. */
const ThreadTop = ({ conversation, search, hasThread, slots }: ThreadTopProps) => (
  <>
    <ThreadHeader
      person={conversation.with}
      tools={
        <>
          {slots.tools?.(conversation)}
          <IconButton className={styles.search} icon="search" label={searchTexts.open} onClick={search.open} />
          <ConversationMenu conversation={conversation} onSearch={search.open} />
        </>
      }
    />
    {slots.underWay?.(conversation)}
    {search.begun && hasThread ? (
      <Suspense>
        <ThreadSearch
          key={search.begun.key}
          conversationId={conversation.id}
          name={conversation.with.displayName}
          begun={search.begun}
          onSought={search.setSought}
          onClose={search.close}
        />
      </Suspense>
    ) : null}
  </>
);

interface DropSectionProps {
  label: string;
  onDrop: (files: FileList) => void;
  children: ReactNode;
}

/** Takes files that are dropped anywhere in the conversation. */
const DropSection = ({ label, onDrop, children }: DropSectionProps) => (
  <section
    className={styles.pane}
    aria-label={label}
    onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
    onDrop={(event) => {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onDrop(event.dataTransfer.files);
    }}
  >
    {children}
  </section>
);

/** What the menu of a message begins in the composer. */
const useWritingActions = (composer: RefObject<ComposerHandle | null>): WritingActions =>
  useMemo(
    () => ({
      onReply: (message) => composer.current?.reply(message),
      onEdit: (message) => composer.current?.edit(message),
    }),
    [composer],
  );

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

/** The conversation does not exist, or belongs to others. */
const isMissing = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 400);

const ToAllMessages = () => (
  <LinkButton variant="quiet" to={paths.messages}>
    {texts.back}
  </LinkButton>
);
