import { AccountFrame } from '../../../features/account-settings';
import { InstallProduct } from '../../../features/offline';

export function Component() {
  return (
    <AccountFrame section="app">
      <InstallProduct />
    </AccountFrame>
  );
}
