import {
  notificationsApi,
  useListNotificationsQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
  type ListNotificationsApiResponse,
  type Notification,
} from '../../api/notifications';
import { messageOf } from '../../lib/api-error';
import { useRealtimeEvent } from '../../api/realtime';
import { toast } from '../../ui/toast';
import { notificationTexts as texts } from './texts';
import { usePatches } from './use-patches';

/** The person's newest notifications, with those that arrive, and the actions on all pages that are shown. */
export function useNotifications() {
  const dispatch = usePatches();
  const { data, error, refetch } = useListNotificationsQuery({}, { refetchOnMountOrArgChange: true });
  const [markRead] = useReadNotificationMutation();
  const [markAllRead] = useReadAllNotificationsMutation();

  const changeFirst = (how: (page: ListNotificationsApiResponse) => void) =>
    dispatch(notificationsApi.util.updateQueryData('listNotifications', {}, how));
  const changeAll = (how: (page: ListNotificationsApiResponse) => void) =>
    dispatch((_, getState) => {
      for (const args of notificationsApi.util.selectCachedArgsForQuery(getState(), 'listNotifications'))
        dispatch(notificationsApi.util.updateQueryData('listNotifications', args, how));
    });

  useRealtimeEvent('notification.created', ({ notification, unreadCount }) => {
    changeFirst((page) => {
      if (!page.items.some(({ id }) => id === notification.id)) page.items.unshift(notification);
      page.unreadCount = unreadCount;
    });
  });
  // Some were read on another page; only the server knows which.
  useRealtimeEvent('notifications.read', ({ unreadCount }) => {
    if (data && data.unreadCount !== unreadCount) dispatch(notificationsApi.util.invalidateTags(['Notifications']));
  });

  const open = (notification: Notification) => {
    if (notification.readAt !== null) return;
    changeAll((page) => {
      const one = page.items.find(({ id }) => id === notification.id);
      if (one) one.readAt = new Date().toISOString();
    });
    changeFirst((page) => {
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
      changeAll((page) => {
        for (const one of page.items) if (one.createdAt <= until) one.readAt ??= new Date().toISOString();
        page.unreadCount = unreadCount;
      });
    } catch (failure) {
      toast.error(texts.readAllFailed, messageOf(failure));
    }
  };

  return { page: data, failed: Boolean(error) && !data, refetch, open, readAll };
}
