import { AccountScreen, accountMessages } from '../../features/account-settings';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={accountMessages.title} hidden />
      <AccountScreen />
    </>
  );
}
