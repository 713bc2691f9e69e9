import { useEffect, useEffectEvent, useRef } from 'react';
import { useListConversationsQuery, type Conversation, type LastMessage } from '../../api/messages';
import { conversationPath } from '../../config/paths';
import { useUnreadCount } from '../../entities/unread';
import { ownTimeZone, shortWeekday, useNow } from '../../lib/clocks';
import { DAY_MS } from '../../lib/days';
import { useSession } from '../../lib/session';
import { dashboardMessagesTexts as texts } from './dashboard-texts';

/** Conversations with something new come first: what waits is among these. */
const NEWEST = 20;
const MOST_NAMED = 3;
const MOST_UNANSWERED = 2;
const WAITS_AFTER_MS = 2 * DAY_MS;
/** A message that was not answered for so long is no longer listed. */
const FORGOTTEN_AFTER_MS = 14 * DAY_MS;

type Unanswered = Pick<Conversation, 'unreadCount' | 'lastSeq' | 'mutedUntil'> & {
  with: Pick<Conversation['with'], 'userType'>;
  lastMessage: Pick<LastMessage, 'senderId' | 'createdAt' | 'seq' | 'declines'> | null;
};

/** The conversations that wait for this person: with something unread, and read but not answered. */
export function useDashboardMessages() {
  const { user } = useSession();
  const unread = useUnreadCount();
  const { data, isUninitialized, refetch } = useListConversationsQuery(
    { limit: NEWEST },
    { refetchOnMountOrArgChange: true, skip: !user || user.userType === 'admin' },
  );
  const known = useRef(unread);
  const follow = useEffectEvent(() => {
    if (known.current === unread) return;
    known.current = unread;
    if (!isUninitialized) void refetch();
  });
  useEffect(() => follow(), [unread]);
  const items = data?.items ?? [];
  const now = useNow().getTime();
  return {
    unread: items
      .filter(({ unreadCount }) => unreadCount > 0)
      .slice(0, MOST_NAMED)
      .map(({ id, unreadCount, with: { displayName } }) => ({
        ...itemOf(id, displayName),
        title: texts.title(displayName),
        text: texts.text(unreadCount),
      })),
    unanswered: items
      .filter((conversation) => user && isUnanswered(conversation, user.id, now))
      .slice(0, MOST_UNANSWERED)
      .map(({ id, lastMessage, with: { displayName } }) => ({
        ...itemOf(id, displayName),
        title: texts.unanswered(displayName),
        text: texts.since(shortWeekday(new Date(lastMessage?.createdAt ?? now), ownTimeZone())),
      })),
  };
}

const itemOf = (id: string, name: string) => ({
  id: `conversation-${id}`,
  icon: 'message' as const,
  action: { to: conversationPath(id), label: texts.action(name) },
});

/**
 * Whether the other person's message was read days ago, and nothing was said or reacted since. Someone who declined does
 * not wait, nor does our team; someone who deleted their account cannot be answered.
 */
export function isUnanswered(
  { unreadCount, lastMessage, lastSeq, mutedUntil, with: { userType } }: Unanswered,
  ownId: string,
  now: number,
): boolean {
  if (userType === null || userType === 'admin') return false;
  if (unreadCount > 0 || !lastMessage || lastMessage.senderId === ownId || lastSeq > lastMessage.seq) return false;
  if (lastMessage.declines) return false;
  if (mutedUntil && Date.parse(mutedUntil) > now) return false;
  const age = now - Date.parse(lastMessage.createdAt);
  return age >= WAITS_AFTER_MS && age < FORGOTTEN_AFTER_MS;
}
