import { lazy, Suspense, useEffect } from 'react';
import { notificationsApi, useCountUnreadNotificationsQuery } from '../../api/notifications';
import { useRealtimeEvent, useRealtimeStatus } from '../../api/realtime';
import { badgeText } from '../../entities/unread';
import { Badge } from '../../ui/Badge';
import { IconButton } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { notificationTexts as texts } from './texts';
import { usePatches } from './use-patches';
import styles from './Bell.module.css';
import { retryImport } from '../../lib/retry-import';
import { useOpenOnPage } from '../../lib/use-open-on-page';

const NotificationPanel = lazy(retryImport(() => import('./NotificationPanel')));

/** The bell with the number of unread notifications. Its list loads when it is first opened. */
export function Bell() {
  const count = useUnreadNotifications();
  const [open, setOpen] = useOpenOnPage();
  const text = badgeText(count);
  return (
    <span className={styles.bell}>
      <IconButton icon="bell" label={texts.bell(count)} onClick={() => setOpen(true)} />
      {text ? (
        <span className={styles.count} aria-hidden="true">
          <Badge variant="count">{text}</Badge>
        </span>
      ) : null}
      {open === null ? null : (
        <Suspense>
          <NotificationPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

/** The number of unread notifications: fetched when the connection is up again, and updated by it in between. */
function useUnreadNotifications(): number {
  const dispatch = usePatches();
  const { data, refetch } = useCountUnreadNotificationsQuery();
  const status = useRealtimeStatus();
  const set = (unreadCount: number) =>
    dispatch(
      notificationsApi.util.updateQueryData('countUnreadNotifications', undefined, (state) => {
        state.unreadCount = unreadCount;
      }),
    );
  const isKnown = data !== undefined;
  useEffect(() => {
    if (status === 'connected' && isKnown) void refetch();
  }, [status, isKnown, refetch]);
  useRealtimeEvent('notification.created', ({ unreadCount }) => set(unreadCount));
  useRealtimeEvent('notifications.read', ({ unreadCount }) => set(unreadCount));
  return data?.unreadCount ?? 0;
}

/** Shows urgent notifications on every screen. Must be mounted once only. */
export function useUrgentToasts(): void {
  useRealtimeEvent('notification.created', ({ notification: { urgent, title, line, path } }) => {
    if (urgent) toast.info(title, line, { label: texts.open, to: path });
  });
}
