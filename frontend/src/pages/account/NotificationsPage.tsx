import { notificationTexts, NotificationsScreen } from '../../features/notifications';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={notificationTexts.title} hidden />
      <NotificationsScreen />
    </>
  );
}
