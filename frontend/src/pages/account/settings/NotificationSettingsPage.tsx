import { AccountFrame } from '../../../features/account-settings';
import { NotificationSettings } from '../../../features/notifications';

export function Component() {
  return (
    <AccountFrame section="notifications">
      <NotificationSettings />
    </AccountFrame>
  );
}
