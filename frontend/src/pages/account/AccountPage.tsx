import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccountScreen, accountMessages, AccountSection } from '../../features/account-settings';
import { HouseholdSettings, householdMessages } from '../../features/household';
import { CalendarFeed, interviewMessages } from '../../features/interviews';
import { NotificationSettings, notificationSettingsMessages } from '../../features/notifications';
import { InstallProduct, offlineMessages } from '../../features/offline';
import { paymentMessages, YourPlan } from '../../features/payment';
import { BlockedPeople, OwnReports } from '../../features/safety';
import { PersonalData } from '../../features/personal-data';
import { PageHead } from '../../lib/head';
import { nextPath } from '../../lib/next-path';
import { useSession } from '../../lib/session';

export function Component() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={accountMessages.title} hidden />
      <AccountScreen
        onSecondFactor={() => void navigate(nextPath(search.get('next')), { replace: true })}
        notifications={
          user?.coParent
            ? null
            : {
                id: notificationSettingsMessages.anchor,
                heading: notificationSettingsMessages.heading,
                lead: notificationSettingsMessages.lead,
                content: <NotificationSettings />,
              }
        }
      >
        {user?.userType === 'family' ? (
          <AccountSection
            id={householdMessages.anchor}
            heading={householdMessages.heading}
            lead={householdMessages.lead}
          >
            <HouseholdSettings />
          </AccountSection>
        ) : null}
        {user?.userType === 'family' && !user.coParent ? (
          <AccountSection id="plan" heading={paymentMessages.plan.heading} lead={paymentMessages.plan.lead}>
            <YourPlan />
          </AccountSection>
        ) : null}
        {user?.userType === 'admin' || user?.coParent ? null : (
          <AccountSection
            id={interviewMessages.feed.anchor}
            heading={interviewMessages.feed.heading}
            lead={interviewMessages.feed.lead}
          >
            <CalendarFeed />
          </AccountSection>
        )}
        {user?.userType === 'admin' ? null : (
          <AccountSection
            id={offlineMessages.install.anchor}
            heading={offlineMessages.install.heading}
            lead={offlineMessages.install.lead}
          >
            <InstallProduct />
          </AccountSection>
        )}
        <BlockedPeople />
        <OwnReports />
        <PersonalData />
      </AccountScreen>
    </>
  );
}
