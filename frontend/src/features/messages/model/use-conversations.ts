import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { messagesApi, useConversationListInfiniteQuery, type Conversation } from '../../../api/messages';
import { useRealtimeEvent, useRealtimeStatus } from '../../../api/realtime';
import { useSession } from '../../../lib/session';
import type { ApiDispatch } from './sending';
import type { Message } from './thread';

/**
 * The loaded conversations, kept up to date, and a function that changes one of them in place. `openId` is kept up to
 * date even if it is further down than the loaded part of the list. `archived` chooses the list of archived ones.
 */
export function useConversations(ownId: string, openId: string | null, archived: boolean) {
  const list = useConversationListInfiniteQuery(archived ? 'archived' : undefined);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  // A loaded list still has a conversation that was moved to the other list, until it is refetched.
  const items = data?.pages.flatMap((page) => page.items).filter((conversation) => conversation.archived === archived);
  const refetchList = useRefetchAfterPending(list);
  const changes = useConversationChanges(openId);
  useConversationEvents({ ownId, openId, archived, items, refetchList, ...changes });
  useResync({ openId, archived, items, refetchList });

  return {
    items,
    error,
    refetch,
    changeOne: changes.changeOne,
    more: {
      there: hasNextPage,
      busy: isFetchingNextPage,
      failed: isFetchNextPageError,
      load: () => void fetchNextPage(),
    },
  };
}

interface LoadedList {
  openId: string | null;
  archived: boolean;
  items: Conversation[] | undefined;
  refetchList: () => void;
}

/** A pending request may still return the state before a change, so the list is refetched again after it. */
function useRefetchAfterPending({ isFetching, refetch }: { isFetching: boolean; refetch: () => unknown }) {
  const refetchAgain = useRef(false);
  useEffect(() => {
    if (isFetching || !refetchAgain.current) return;
    refetchAgain.current = false;
    void refetch();
  }, [isFetching, refetch]);
  return () => {
    if (isFetching) refetchAgain.current = true;
    else void refetch();
  };
}

/** Applies live events to the list, or refetches it where an event does not say enough. */
function useConversationEvents({
  ownId,
  openId,
  archived,
  items,
  refetchList,
  change,
  changeOne,
}: LoadedList & ReturnType<typeof useConversationChanges> & { ownId: string }): void {
  const coParent = useSession().user?.coParent?.name;
  const isLoaded = (conversationId: string) => items?.some(({ id }) => id === conversationId) ?? false;

  useRealtimeEvent('message.created', (message) => {
    if (!archived && !isLoaded(message.conversationId)) refetchList();
    changeOne(message.conversationId, (conversation) => withMessage(conversation, message, { ownId, coParent }));
  });
  useRealtimeEvent('message.changed', ({ seq, message }) => {
    changeOne(message.conversationId, (conversation) => withChange(conversation, seq, message));
    // Only the server knows how much of it is unread now.
    if (message.deleted && message.senderId !== ownId) refetchList();
  });
  useRealtimeEvent('conversation.read', ({ conversationId, userId, lastReadSeq }) =>
    changeOne(conversationId, (conversation) =>
      userId === ownId ? withRead(conversation, lastReadSeq) : withTheirRead(conversation, lastReadSeq),
    ),
  );
  useRealtimeEvent('presence', ({ userId, online, lastSeenAt }) =>
    change(
      (conversation) => conversation.with.id === userId,
      (conversation) => Object.assign(conversation.with, { online, lastSeenAt }),
    ),
  );
  // Sent after every connection, and requested every 30 seconds, to correct whatever was missed.
  useRealtimeEvent('heads', ({ items: heads }) => {
    const inThisList = heads.filter((head) => head.archived === archived);
    if (missesSomething(inThisList, items ?? [])) refetchList();
    for (const { conversationId, lastReadSeq, theirLastReadSeq } of heads)
      if (conversationId === openId || isLoaded(conversationId))
        changeOne(conversationId, (conversation) => {
          withRead(conversation, lastReadSeq);
          withTheirRead(conversation, theirLastReadSeq);
        });
  });
  useRealtimeEvent('conversation.settings', ({ conversationId, ...settings }) => {
    if (settings.archived === archived && !isLoaded(conversationId)) refetchList();
    changeOne(conversationId, (conversation) => void Object.assign(conversation, settings));
  });
  useRealtimeEvent('conversation.availability', () => refetchList());
  useRealtimeEvent('conversation.changed', () => refetchList());
}

/** Refetches what is shown after every connection: events such as presence were missed before it. */
function useResync({ openId, archived, items, refetchList }: LoadedList): void {
  const dispatch = useDispatch<ApiDispatch>();
  const status = useRealtimeStatus();
  const resync = useEffectEvent(() => {
    refetchList();
    if (openId && !items?.some(({ id }) => id === openId))
      void dispatch(
        messagesApi.endpoints.getConversation.initiate({ id: openId }, { subscribe: false, forceRefetch: true }),
      );
  });
  useEffect(() => {
    if (status !== 'connecting') resync();
  }, [status, archived]);
}

/** Changes conversations in the loaded lists, and the open one that may be in neither. */
function useConversationChanges(openId: string | null) {
  const dispatch = useDispatch<ApiDispatch>();
  const change = (matches: (conversation: Conversation) => boolean, recipe: (conversation: Conversation) => void) => {
    for (const list of [undefined, 'archived'] as const) {
      const inList = messagesApi.util.updateQueryData('conversationList', list, ({ pages }) => {
        const all = pages.flatMap((page) => page.items);
        for (const conversation of all) if (matches(conversation)) recipe(conversation);
        all.sort((a, b) => b.lastMessageAt.localeCompare(a.lastMessageAt));
        for (const page of pages) page.items = all.splice(0, page.items.length);
      });
      dispatch(inList as never);
    }
    if (openId === null) return;
    const alone = messagesApi.util.updateQueryData('getConversation', { id: openId }, (conversation) => {
      if (matches(conversation)) recipe(conversation);
    });
    dispatch(alone as never);
  };
  const changeOne = (id: string, recipe: (conversation: Conversation) => void) =>
    change((conversation) => conversation.id === id, recipe);
  return { change, changeOne };
}

/** `coParent` is the name of the reader, who has drafts of their own, where they are one. */
export function withMessage(
  conversation: Conversation,
  message: Message,
  { ownId, coParent }: { ownId: string; coParent: string | undefined },
): void {
  if (message.seq <= conversation.lastSeq && conversation.lastMessage && conversation.lastMessage.seq >= message.seq)
    return;
  conversation.lastSeq = Math.max(conversation.lastSeq, message.seq);
  if (conversation.lastMessage && conversation.lastMessage.senderId !== message.senderId) conversation.answered = true;
  conversation.lastMessage = {
    content: message.content,
    senderId: message.senderId,
    createdAt: message.createdAt,
    seq: message.seq,
    photoCount: message.photoCount,
    documentCount: message.documentCount,
    voiceSeconds: message.voiceSeconds,
    ...(message.declines && { declines: true }),
  };
  conversation.lastMessageAt = message.createdAt;
  conversation.archived = false;
  if (message.senderId !== ownId) conversation.unreadCount += 1;
  // Another device or tab of the same person went on with it and sent it.
  else if (
    conversation.draft &&
    message.writtenBy?.name === coParent &&
    message.content.startsWith(conversation.draft.text.trim())
  )
    conversation.draft.text = '';
}

function withChange(conversation: Conversation, seq: number, message: Message): void {
  conversation.lastSeq = Math.max(conversation.lastSeq, seq);
  if (conversation.lastMessage?.seq !== message.seq) return;
  const { content, photoCount, documentCount, voiceSeconds } = message;
  Object.assign(conversation.lastMessage, { content, photoCount, documentCount, voiceSeconds });
  // It no longer does once it is deleted.
  if (!message.declines) delete conversation.lastMessage.declines;
}

export function withRead(conversation: Conversation, lastReadSeq: number): void {
  if (lastReadSeq < conversation.lastReadSeq) return;
  conversation.lastReadSeq = lastReadSeq;
  if (lastReadSeq >= conversation.lastSeq) conversation.unreadCount = 0;
}

function withTheirRead(conversation: Conversation, theirLastReadSeq: number): void {
  conversation.theirLastReadSeq = Math.max(conversation.theirLastReadSeq, theirLastReadSeq);
}

/** Whether the server has something newer, or newer conversations, than the loaded part of the list. */
function missesSomething(
  heads: readonly { conversationId: string; lastSeq: number }[],
  items: Conversation[],
): boolean {
  const known = new Map(items.map(({ id, lastSeq }) => [id, lastSeq]));
  const loaded = items.filter(({ lastSeq }) => lastSeq > 0).length;
  // Heads come in the order of the list, so those beyond its loaded part do not matter.
  return heads.some(({ conversationId, lastSeq }, index) => {
    const at = known.get(conversationId);
    return at === undefined ? index < Math.max(loaded, 1) : lastSeq > at;
  });
}
