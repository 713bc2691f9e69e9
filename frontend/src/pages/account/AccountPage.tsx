import { AccountScreen, accountMessages } from '../../features/account-settings';
import { NotificationSettings, notificationSettingsMessages } from '../../features/notifications';
import { BlockedPeople, OwnReports } from '../../features/safety';
import { YourData } from '../../features/your-data';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={accountMessages.title} hidden />
      <AccountScreen
        notifications={{
          id: notificationSettingsMessages.anchor,
          heading: notificationSettingsMessages.heading,
          lead: notificationSettingsMessages.lead,
          content: <NotificationSettings />,
        }}
      >
        <BlockedPeople />
        <OwnReports />
        <YourData />
      </AccountScreen>
    </>
  );
}
