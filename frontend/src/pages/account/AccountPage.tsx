import { AccountScreen, accountMessages, AccountSection } from '../../features/account-settings';
import { NotificationSettings, notificationSettingsMessages } from '../../features/notifications';
import { paymentMessages, YourPlan } from '../../features/payment';
import { BlockedPeople, OwnReports } from '../../features/safety';
import { YourData } from '../../features/your-data';
import { PageHead } from '../../lib/head';
import { useSession } from '../../lib/session';

export function Component() {
  const { user } = useSession();
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
        {user?.userType === 'family' ? (
          <AccountSection id="plan" heading={paymentMessages.plan.heading} lead={paymentMessages.plan.lead}>
            <YourPlan />
          </AccountSection>
        ) : null}
        <BlockedPeople />
        <OwnReports />
        <YourData />
      </AccountScreen>
    </>
  );
}
