import { useEffect, useEffectEvent, useRef } from 'react';
import { useListConversationsQuery } from '../../api/messages';
import { conversationPath } from '../../config/paths';
import { useUnreadCount } from '../../entities/unread';
import { useSession } from '../../lib/session';
import { dashboardMessagesTexts as texts } from './dashboard-texts';

/** Conversations with something new come first: what waits is among these. */
const NEWEST = 20;
const MOST_NAMED = 3;

/** The conversations that wait for an answer, for the dashboard. */
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
  return (data?.items ?? [])
    .filter(({ unreadCount }) => unreadCount > 0)
    .slice(0, MOST_NAMED)
    .map(({ id, unreadCount, with: { displayName } }) => ({
      id: `conversation-${id}`,
      icon: 'message' as const,
      title: texts.title(displayName),
      text: texts.text(unreadCount),
      action: { to: conversationPath(id), label: texts.action(displayName) },
    }));
}
