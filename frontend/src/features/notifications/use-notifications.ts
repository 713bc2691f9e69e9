import { useState } from 'react';
import {
  notificationsApi,
  useLazyListNotificationsQuery,
  useListNotificationsQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
  type Notification,
} from '../../api/notifications';
import { messageOf } from '../../lib/api-error';
import { useRealtimeEvent } from '../../api/realtime';
import { toast } from '../../ui/toast';
import { notificationTexts as texts } from './texts';
import { usePatches } from './use-patches';

type Change = Parameters<typeof notificationsApi.util.updateQueryData<'listNotifications'>>[2];

/** The person's notifications, newest first, with new ones and their actions. */
export function useNotifications() {
  const dispatch = usePatches();
  const { data, error, refetch } = useListNotificationsQuery({}, { refetchOnMountOrArgChange: true });
  const [ask] = useLazyListNotificationsQuery();
  const [markRead] = useReadNotificationMutation();
  const [markAllRead] = useReadAllNotificationsMutation();
  const [loadingMore, setLoadingMore] = useState(false);

  const change = (how: Change) => dispatch(notificationsApi.util.updateQueryData('listNotifications', {}, how));

  useRealtimeEvent('notification.created', ({ notification, unreadCount }) => {
    change((page) => {
      if (!page.items.some(({ id }) => id === notification.id)) page.items.unshift(notification);
      page.unreadCount = unreadCount;
    });
  });
  // Some were read on another page; only the server knows which.
  useRealtimeEvent('notifications.read', ({ unreadCount }) => {
    if (data && data.unreadCount !== unreadCount) void refetch();
  });

  const open = (notification: Notification) => {
    if (notification.readAt !== null) return;
    change((page) => {
      const one = page.items.find(({ id }) => id === notification.id);
      if (one) one.readAt = new Date().toISOString();
      page.unreadCount = Math.max(0, page.unreadCount - 1);
    });
    // The link opens anyway; the notification becomes unread again.
    markRead({ id: notification.id })
      .unwrap()
      .catch(() => undefined);
  };

  const readAll = async () => {
    const until = data?.items[0]?.createdAt;
    if (!until) return;
    try {
      const { unreadCount } = await markAllRead({ readAllInput: { until } }).unwrap();
      change((page) => {
        for (const one of page.items) if (one.createdAt <= until) one.readAt ??= new Date().toISOString();
        page.unreadCount = unreadCount;
      });
    } catch (failure) {
      toast.error(texts.readAllFailed, messageOf(failure));
    }
  };

  const showMore = async () => {
    if (!data?.nextCursor) return;
    setLoadingMore(true);
    try {
      const next = await ask({ cursor: data.nextCursor }).unwrap();
      change((page) => {
        page.items.push(...next.items.filter(({ id }) => !page.items.some((one) => one.id === id)));
        page.nextCursor = next.nextCursor;
      });
    } catch {
      toast.error(texts.moreFailed);
    } finally {
      setLoadingMore(false);
    }
  };

  return { page: data, failed: Boolean(error) && !data, refetch, open, readAll, showMore, loadingMore };
}
