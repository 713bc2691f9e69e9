import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { messagesApi } from '../../../api/messages';
import { useListConversationsQuery, type Conversation } from '../../../api/messages';
import { useRealtimeEvent } from '../../../lib/realtime';
import type { Message } from './thread';

const FIRST_PAGE = { limit: 50 };

/** The newest conversations, following what happens; and the way to change one of them in place. */
export function useConversations(ownId: string) {
  const dispatch = useDispatch();
  const { data, error, isLoading, refetch } = useListConversationsQuery(FIRST_PAGE);
  const items = data?.items;

  const change = (matches: (conversation: Conversation) => boolean, recipe: (conversation: Conversation) => void) => {
    const patch = messagesApi.util.updateQueryData('listConversations', FIRST_PAGE, (page) => {
      for (const conversation of page.items) if (matches(conversation)) recipe(conversation);
      page.items.sort((a, b) => (b.lastMessageAt ?? '').localeCompare(a.lastMessageAt ?? ''));
    });
    dispatch(patch as never);
  };
  const changeOne = (id: string, recipe: (conversation: Conversation) => void) =>
    change((conversation) => conversation.id === id, recipe);

  useRealtimeEvent('message.created', (message) => {
    if (!items?.some(({ id }) => id === message.conversationId)) void refetch();
    else changeOne(message.conversationId, (conversation) => withMessage(conversation, message, ownId));
  });
  useRealtimeEvent('conversation.read', ({ conversationId, userId, lastReadSeq }) =>
    changeOne(conversationId, (conversation) => {
      if (userId !== ownId) conversation.theirLastReadSeq = Math.max(conversation.theirLastReadSeq, lastReadSeq);
      else if (lastReadSeq >= conversation.lastReadSeq) {
        conversation.lastReadSeq = lastReadSeq;
        if (lastReadSeq >= conversation.lastSeq) conversation.unreadCount = 0;
      }
    }),
  );
  useRealtimeEvent('presence', ({ userId, online, lastSeenAt }) =>
    change(
      (conversation) => conversation.with.id === userId,
      (conversation) => Object.assign(conversation.with, { online, lastSeenAt }),
    ),
  );
  useRealtimeEvent('heads', (heads) => {
    if (heads.items.some((head) => isAhead(head, items ?? []))) void refetch();
  });

  useRealtimeEvent('conversation.availability', () => void refetch());
  useRealtimeEvent('conversation.changed', () => void refetch());

  // The list may have been cached before this visit, and nobody followed it meanwhile.
  useEffect(() => void refetch(), [refetch]);

  return { items, error, isLoading, refetch, changeOne };
}

function withMessage(conversation: Conversation, message: Message, ownId: string): void {
  if (message.seq <= conversation.lastSeq && conversation.lastMessage && conversation.lastMessage.seq >= message.seq)
    return;
  conversation.lastSeq = Math.max(conversation.lastSeq, message.seq);
  conversation.lastMessage = {
    content: message.content,
    senderId: message.senderId,
    createdAt: message.createdAt,
    seq: message.seq,
  };
  conversation.lastMessageAt = message.createdAt;
  if (message.senderId !== ownId) conversation.unreadCount += 1;
}

const isAhead = (head: { conversationId: string; lastSeq: number }, items: Conversation[]) => {
  const known = items.find(({ id }) => id === head.conversationId);
  return !known || head.lastSeq > known.lastSeq;
};
