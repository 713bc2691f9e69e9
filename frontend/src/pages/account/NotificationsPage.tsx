import { notificationMessages, NotificationsScreen } from '../../features/notifications';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={notificationMessages.title} hidden />
      <NotificationsScreen />
    </>
  );
}
