import { AccountScreen, accountMessages } from '../../features/account-settings';
import { BlockedPeople, OwnReports } from '../../features/safety';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={accountMessages.title} hidden />
      <AccountScreen>
        <BlockedPeople />
        <OwnReports />
      </AccountScreen>
    </>
  );
}
